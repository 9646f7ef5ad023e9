import type { Messages } from '../../messages/en'
import { FORMULAS } from './formulas'
import { WORKED_EXAMPLE } from './workedExample'

type Sections = Messages['verifyMethod']['sections']
export type SectionName = keyof Sections

/** A paragraph by its key below `sections`, or something that is the same in every language. */
export type MethodPart =
  | { readonly text: { [Name in SectionName]: `${Name}.${Extract<keyof Sections[Name], string>}` }[SectionName] }
  | { readonly code: string }

/** The method, part by part, in the order in which somebody would write a verifier. */
export const METHOD: readonly (readonly [SectionName, readonly MethodPart[]])[] = [
  ['order', [{ text: 'order.fixed' }, { text: 'order.hidden' }, { text: 'order.opened' }, { text: 'order.revealed' }]],
  ['notation', [{ text: 'notation.frame' }, { text: 'notation.functions' }]],
  ['rules', [{ text: 'rules.hash' }, { code: WORKED_EXAMPLE.rulesJson }, { code: FORMULAS.rulesHash }]],
  ['commitments', [{ code: FORMULAS.commitment }, { code: FORMULAS.seatCommitment }, { text: 'commitments.parts' }]],
  ['key', [{ code: FORMULAS.key }, { text: 'key.parts' }]],
  ['numbers', [{ code: FORMULAS.block }, { text: 'numbers.blocks' }, { text: 'numbers.below' }]],
  ['shuffle', [{ text: 'shuffle.start' }, { text: 'shuffle.swaps' }]],
  ['deal', [{ text: 'deal.hands' }]],
  ['lot', [{ text: 'lot.when' }, { text: 'lot.draw' }]],
  ['record', [{ text: 'record.fields' }, { text: 'record.steps' }]],
  ['receipt', [{ text: 'receipt.fields' }]],
  [
    'limits',
    [{ text: 'limits.looking' }, { text: 'limits.telling' }, { text: 'limits.calling' }, { text: 'limits.play' }],
  ],
]
