'use client'
import clsx from 'clsx'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'

/** A place of a menu: at least 44 px high, its picture before it. */
export const MENU_ITEM = 'flex min-h-11 items-center gap-3 rounded-sm px-3 text-base hover:bg-sunken'

/** What opens a menu: as large in every direction as a finger needs. */
const MENU_BUTTON =
  'flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2.5 font-semibold hover:bg-sunken'

type Props = {
  /** What the button is called. */
  label: string
  /** What it shows. */
  face: ReactNode
  className?: string
  children: ReactNode
}

/** A button of the header that shows more places to go to. Escape, a click elsewhere or going to a page closes it. */
export function HeaderMenu({ label, face, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const path = usePathname()
  const shownOn = useRef(path)
  useEffect(() => {
    // It may have been opened before this script has come.
    if (shownOn.current === path) return
    shownOn.current = path
    if (details.current) details.current.open = false
  }, [path])
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current
      if (!menu?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        menu.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && menu.contains(event.target)) return
      menu.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details ref={details} className={clsx('group relative min-w-0', className)}>
      <summary aria-label={label} className={`${MENU_BUTTON} list-none [&::-webkit-details-marker]:hidden`}>
        {face}
      </summary>
      <div className="absolute right-0 z-30 mt-1 grid w-60 rounded-md border border-line bg-raised p-1.5 shadow-float">
        {children}
      </div>
    </details>
  )
}
