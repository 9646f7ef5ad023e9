'use client'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

/**
 * A part of a page that scrolls for itself. While it holds more than it shows it takes the focus, so that keys scroll it
 * as well (WCAG 2.1.1): it needs a name.
 */
export function Scrolled(props: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const part = ref.current
    if (!part) return
    const observer = new ResizeObserver(() =>
      setOverflows(part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth),
    )
    for (const each of [part, ...part.children]) observer.observe(each)
    return () => observer.disconnect()
  })
  // biome-ignore lint/a11y/useSemanticElements: nothing of a form
  return <div ref={ref} role="group" tabIndex={overflows ? 0 : undefined} {...props} />
}
