import { describe, expect, it } from 'vitest'
import { type Step, stepsOf } from '../../../src/client/match/steps'
import type { LiveMatch } from '../../../src/client/match/useMatch'
import { placesOf } from '../../../src/components/board/places'
import { useLineWords } from '../../../src/components/board/useLineWords'
import { CallBar } from '../../../src/components/match/claims/CallBar'
import { useCalls } from '../../../src/components/match/claims/useCalls'
import { fateOf } from '../../../src/components/match/fate'
import { LogList } from '../../../src/components/match/LogList'
import { MatchTable } from '../../../src/components/match/MatchTable'
import { useEventWords } from '../../../src/components/match/useEventWords'
import { useNames } from '../../../src/components/match/useNames'
import { usePlay } from '../../../src/components/match/usePlay'
import { completeRules, type RuleSet } from '../../../src/engine/board/rules'
import type { Tile } from '../../../src/engine/board/tile'
import { decide } from '../../../src/engine/match/decide'
import type { MatchEvent } from '../../../src/engine/match/event'
import { evolve } from '../../../src/engine/match/evolve'
import { redact, viewFor } from '../../../src/engine/match/redact'
import { initialState } from '../../../src/engine/match/state'
import { countShown } from '../../../src/engine/view/claims'
import type { SeatCommand } from '../../../src/engine/view/command'
import type { MatchView, Viewer } from '../../../src/engine/view/view'
import { chanceDealing } from '../../support/chance'
import { tiles } from '../../support/notation'
import { markup } from '../../support/said'
import { startCommand } from '../../support/table'

const PLAYERS = ['Ana', 'Ben'].map((name, seat) => ({
  seat,
  player: { id: name, name, kind: 'member' as const },
  rating: null,
  change: null,
}))

const nothing = () => {}

/** All that the page tells of a match: the table with its hand and plates, the line in words, the log. */
function Page({ view, steps, seat }: { view: MatchView; steps: readonly Step[]; seat: number | null }) {
  const names = useNames(PLAYERS, view.rules, seat)
  const words = useEventWords(names)
  const lineWords = useLineWords()
  const live = {
    view,
    match: { players: PLAYERS, now: 0, startedAt: 0 },
    presence: null,
    waiting: false,
    act: nothing,
    matchTime: () => 0,
  } as unknown as LiveMatch
  const play = usePlay(live, seat)
  const calls = useCalls(live, seat, play)
  const last = steps.at(-1)
  const line = view.round?.line ?? []
  return (
    <>
      <MatchTable
        live={live}
        names={names}
        play={play}
        calls={calls}
        seat={seat}
        clock={{ timeAt: () => 60_000, start: 60_000, sure: true }}
        lastEvent={last?.event ?? null}
        latest={last ? words(last, fateOf(steps, steps.length - 1)) : null}
        panel={null}
        notices={null}
      />
      {/* The table asks for it only once it is needed. */}
      {seat !== null && <CallBar calls={calls} hidden={false} busy={false} />}
      <p>{lineWords(line, placesOf(line, view.rules), countShown(view))}</p>
      <LogList steps={steps} words={words} />
    </>
  )
}

/** What a viewer's page says after some wishes in a match whose first tile is `opening`, which Ana leads with. */
function pageAfter(opening: Tile, wishes: readonly SeatCommand[], viewer: Viewer, claims: RuleSet['claims']): string {
  const hands = [[opening, ...tiles('5-1 4-1 2-1 1-0 3-1 5-2')], tiles('6-6 5-5 2-2 1-1 0-0 5-0 2-0')]
  const chance = chanceDealing([{ hands, boneyard: [], lot: [tiles('6-6 0-0')] }])
  let state = initialState()
  const log: MatchEvent[] = []
  const rules = completeRules({ claims })
  const commands = [startCommand(rules, { seats: ['person', 'person'] }), ...wishes]
  for (const [at, command] of commands.entries()) {
    const decided = decide(state, command, { at: at * 1000, chance })
    if (!decided.ok) throw new Error(decided.refusal.code)
    log.push(...decided.value)
    state = decided.value.reduce(evolve, state)
  }
  const steps = stepsOf(
    viewer,
    log.map((event) => redact(event, viewer)),
  )
  const seat = typeof viewer === 'number' ? viewer : null
  const page = markup(<Page view={viewFor(state, viewer)} steps={steps} seat={seat} />)
  // The tile itself lies on the table for all to see, with its open half.
  return page
    .replaceAll(opening, 'TILE')
    .replaceAll(/Right end \d/g, 'Right end')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/_R_\w+_/g, 'id')
    .replaceAll('\u00a0', ' ')
}

const places = (tile: Tile, claim: number): SeatCommand => ({ type: 'place', seat: 0, tile, end: null, claim })
const answers: SeatCommand = { type: 'place', seat: 1, tile: '6-6', end: 'left', claim: 0 }

/** 6-4 makes ten points, 6-3 makes none; both fit the same tiles of Ben's. */
const pages = (
  wishesFor: (opening: Tile) => readonly SeatCommand[],
  viewer: Viewer,
  claims: RuleSet['claims'] = 'steal',
) => ({
  missed: pageAfter('6-4', wishesFor('6-4'), viewer, claims),
  none: pageAfter('6-3', wishesFor('6-3'), viewer, claims),
})

describe('until a claim is settled nothing on the page tells whether points were missed (R6.5)', () => {
  it.each([
    [0, 'Ana plays TILE, saying nothing.'],
    [25, 'Ana plays TILE, saying 25 – wrong.'],
  ])('%i said: the pages of the next seat and of a watcher are the same', (claim, words) => {
    for (const viewer of [1, 'watcher'] as const) {
      const { missed, none } = pages((opening) => [places(opening, claim)], viewer)
      expect(missed === none, 'the pages are the same').toBe(true)
      expect(missed.includes(words), words).toBe(true)
      expect(missed.match(/Count|counts|scores|\d \+ \d| = \d/)).toBeNull()
    }
  })

  it('the offer to call is there either way', () => {
    for (const page of Object.values(pages((opening) => [places(opening, 0)], 1))) {
      expect(page.includes('6-6, playable on the left 6"')).toBe(true)
      expect(page.includes('Muggins!')).toBe(true)
    }
  })

  it('afterwards they differ: what was missed is told', () => {
    const { missed, none } = pages((opening) => [places(opening, 0), answers], 'watcher')
    expect(missed.includes('Ana plays TILE, saying nothing: 6 + 4 = 10. 10 points were missed.')).toBe(true)
    expect(none.includes('Ana plays TILE, saying nothing: 6 + 3 = 9.')).toBe(true)
  })

  it('under call they differ at once: nobody can take them (R6.2)', () => {
    const { missed, none } = pages((opening) => [places(opening, 0)], 1, 'call')
    expect(missed.includes('10 points were missed.')).toBe(true)
    expect(none.includes('were missed')).toBe(false)
  })
})
