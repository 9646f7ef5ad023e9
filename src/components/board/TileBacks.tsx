import { TileSvg } from './tile/TileSvg'

/** Another hand from behind: its tiles overlap more the more there are. The number in words stands beside it. */
export function TileBacks({ count, half }: { count: number; half: number }) {
  const overlap = count > 7 ? Math.min(0.72, (count - 7) * 0.06) : 0
  return (
    <span aria-hidden className="flex">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: from behind all tiles are alike
        <span key={at} style={{ marginLeft: at === 0 ? 0 : half * (0.12 - overlap) }}>
          <TileSvg tile={null} half={half} className="block" />
        </span>
      ))}
    </span>
  )
}
