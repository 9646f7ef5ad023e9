/** A step from an address: a whole number from 1 to `total`, `otherwise` where there is none. */
export function stepFrom(text: string | null, total: number, otherwise: number): number {
  const step = text === null || !/^\d{1,9}$/.test(text) ? otherwise : Number(text)
  return Math.min(Math.max(1, step), Math.max(1, total))
}
