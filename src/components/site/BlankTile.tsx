/** A double blank, for pages with nothing on them. */
export function BlankTile({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 84 44" aria-hidden className={className}>
      <rect x="1" y="3" width="82" height="40" rx="6" className="fill-tile-edge" />
      <rect x="1" y="1" width="82" height="39" rx="6" className="fill-tile stroke-tile-edge" strokeWidth="1" />
      <path d="M42 6v29" className="stroke-tile-edge" strokeWidth="2" strokeLinecap="round" />
      <circle cx="42" cy="20.5" r="3.2" className="fill-count" />
    </svg>
  )
}
