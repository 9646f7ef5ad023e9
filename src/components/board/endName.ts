import type { End } from '../../engine/board/line'

/** How a place is named on the page: the end's name, or `opening` for the first tile's. */
export function endName(end: End | null): End | 'opening' {
  return end ?? 'opening'
}
