/** The name, drawn with one round stroke; the dot of the i is the brass pin. */
export function Wordmark(size: { className?: string; width?: number; height?: number }) {
  return (
    <svg
      viewBox="0 0 164 42"
      aria-hidden
      {...size}
      fill="none"
      stroke="currentColor"
      strokeWidth="5.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4 12v17M4 18a6.5 6.5 0 0 1 13 0v11M17 18a6.5 6.5 0 0 1 13 0v11" />
      <path d="M40 12v10a7 7 0 0 0 14 0V12M54 12v17" />
      <path d="M80 20.5a8 8.5 0 1 0-16 0a8 8.5 0 1 0 16 0M80 12v19a7.5 7.5 0 0 1-14.2 3.4" />
      <path d="M106 20.5a8 8.5 0 1 0-16 0a8 8.5 0 1 0 16 0M106 12v19a7.5 7.5 0 0 1-14.2 3.4" />
      <path d="M116.5 13v16" />
      <path d="M127 12v17M127 19a7 7 0 0 1 14 0v10" />
      <path d="M159 14.5c-1.2-1.700-3-2.5-4.800-2.5-2.4 0-4.300 1.5-4.300 3.900 0 5.600 9.600 3.5 9.600 9.2 0 2.5-2.2 4-4.800 4-2.300 0-4.300-1-5.4-2.900" />
      <circle cx="116.5" cy="4.5" r="3.800" stroke="none" fill="#e6b43c" className="fill-accent" />
    </svg>
  )
}
