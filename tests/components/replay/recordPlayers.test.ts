import { describe, expect, it } from 'vitest'
import { recordPlayers } from '../../../src/components/replay/recordPlayers'

const named = (names: string[]) => recordPlayers(names, (seat) => `Seat ${seat + 1}`).map(({ player }) => player.name)

describe('the players of a record', () => {
  it('have their names, or their seat where they have none', () => {
    expect(named(['Ana', '', '  '])).toEqual(['Ana', 'Seat 2', 'Seat 3'])
  })

  it('have names that end somewhere', () => expect(named(['x'.repeat(10_000)])[0]).toHaveLength(40))
})
