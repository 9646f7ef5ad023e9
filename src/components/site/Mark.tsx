/** The five of a tile with the brass pin in its middle, on green felt whatever covers the table. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden data-table="green" className={className}>
      <rect width="32" height="32" rx="7" className="fill-felt" />
      {[8.6, 23.4].flatMap((x) =>
        [8.6, 23.4].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3.3" className="fill-felt-ink" />),
      )}
      <circle cx="16" cy="16" r="4.6" className="fill-count" />
      <circle cx="16" cy="16" r="1.5" className="fill-felt-edge" opacity="0.55" />
    </svg>
  )
}
