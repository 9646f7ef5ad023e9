'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Size } from './geometry/fit'

/** The inner size of an element in pixels, followed as it changes; null until it is on the page. */
export function useSize<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize((held) => (held?.width === width && held.height === height ? held : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}
