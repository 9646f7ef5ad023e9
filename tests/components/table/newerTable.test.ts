import { expect, it } from 'vitest'
import { newerTable } from '../../../src/components/table/useTable'
import type { TableState } from '../../../src/contract/table'

const at = (version: number, matchId: string | null = null) => ({ version, matchId }) as TableState

it('an older state of a table never replaces a newer one', () => {
  expect(newerTable(at(3), at(2))).toEqual(at(3))
  expect(newerTable(at(2), at(3))).toEqual(at(3))
  expect(newerTable(undefined, at(1))).toEqual(at(1))
})

it('of the same version the later arrival counts: who is present changes without a version', () => {
  expect(newerTable(at(2, 'a'), at(2, 'b'))).toEqual(at(2, 'b'))
})
