/** What half, 95 and 99 of a hundred stay within. Milliseconds; null where nothing was measured. */
export type Percentiles = { readonly p50: number | null; readonly p95: number | null; readonly p99: number | null }

/** By nearest rank: each is a value that was measured. */
export function percentilesOf(values: readonly number[]): Percentiles {
  const sorted = Float64Array.from(values).sort()
  const at = (share: number) => {
    const value = sorted[Math.ceil(share * sorted.length) - 1]
    return value === undefined ? null : rounded(value)
  }
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** To two decimals. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/** The slope of the straight line nearest to the points, by least squares; 0 for fewer than two. */
export function slopeOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  return spread > 0 ? points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread : 0
}
