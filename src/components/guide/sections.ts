/** The sections of the rulebook, in their order; each is an anchor of the page. */
export const SECTIONS = [
  'intro',
  'equipment',
  'start',
  'matching',
  'ends',
  'draw',
  'scoring',
  'example',
  'roundEnd',
  'rounding',
  'settlement',
  'winning',
  'options',
  'presets',
  'spinner',
  'claims',
  'teams',
  'scoreboards',
  'tips',
  'questions',
  'source',
] as const

export type SectionName = (typeof SECTIONS)[number]
