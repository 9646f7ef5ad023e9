'use client'
import { useRouter } from 'next/navigation'
import { type ComponentProps, type MouseEvent, useTransition } from 'react'

type Props = ComponentProps<'a'> & { href: string }

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * A link within the site: another page, not another document. What it leads to is fetched when a finger or pointer nears;
 * while that page is on its way the link is dimmed.
 */
export function Link({ href, onClick, target, ...rest }: Props) {
  const router = useRouter()
  const [pending, start] = useTransition()
  const near = () => router.prefetch(href)
  return (
    <a
      {...rest}
      href={href}
      target={target}
      data-pending={pending || undefined}
      onPointerEnter={near}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || opensElsewhere(event) || target) return
        event.preventDefault()
        start(() => router.push(href))
      }}
    />
  )
}
