/** The longest of the theme's times for motion, in milliseconds; 0 where the reader wants none. */
export function motionMs(): number {
  return inMilliseconds(getComputedStyle(document.documentElement).getPropertyValue('--motion-slow'))
}

/** A time as a style sheet writes it, `280ms` or `.28s`, in milliseconds; 0 for anything else. */
export function inMilliseconds(text: string): number {
  const [, figure, unit] = /^\s*(\d*\.?\d+)(ms|s)\s*$/.exec(text) ?? []
  if (!figure) return 0
  return Math.round(Number(figure) * (unit === 's' ? 1000 : 1))
}

/** How things come to rest on this table. */
export const SETTLE = 'cubic-bezier(0.2, 0.9, 0.25, 1)'
