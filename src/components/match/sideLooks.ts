/** A side's colour by its number: as a filled shape, as a line, and as a ground. */
export const SIDE_FILLS = ['fill-side-0', 'fill-side-1', 'fill-side-2', 'fill-side-3'] as const
export const SIDE_STROKES = ['stroke-side-0', 'stroke-side-1', 'stroke-side-2', 'stroke-side-3'] as const
export const SIDE_GROUNDS = ['bg-side-0', 'bg-side-1', 'bg-side-2', 'bg-side-3'] as const
