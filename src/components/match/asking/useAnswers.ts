'use client'
import { useTranslations } from 'next-intl'
import { sideOf } from '../../../engine/board/rules'
import { countShown } from '../../../engine/view/claims'
import type { MatchView } from '../../../engine/view/view'
import { endName } from '../../board/endName'
import { placesOf } from '../../board/places'
import { useLineWords } from '../../board/useLineWords'
import { useTimeText } from '../../ui/ClockText'
import { scoreText } from '../../ui/scoreText'
import { useJoined } from '../../ui/useJoined'
import { clockState } from '../clockState'
import type { Names } from '../useNames'
import type { Play } from '../usePlay'
import { useSpoken } from '../useSpoken'

/** What somebody who doesn't see the table may ask for. */
export const QUESTIONS = ['hand', 'line', 'scores', 'clocks'] as const
export type Question = (typeof QUESTIONS)[number]

type Asked = {
  readonly view: MatchView
  readonly names: Names
  readonly play: Pick<Play, 'hand' | 'playable' | 'trial'>
}

/** The answers in words; `time` in milliseconds since the match began, `sure` while the page hears from the server. */
export function useAnswers({ view, names, play }: Asked): (question: Question, time: number, sure: boolean) => string {
  const t = useTranslations('match')
  const board = useTranslations('board')
  const joined = useJoined()
  const lineWords = useLineWords()
  const timeText = useTimeText()
  const spoken = useSpoken()
  const { round, rules } = view
  const seats = view.seats.map((_, seat) => seat)
  const said = (seat: number, text: string) => t('asked.of', { name: names.seat(seat), text })

  const hand = () => {
    if (typeof view.viewer !== 'number') return t('asked.noHand')
    const tiles = play.hand.map((tile) => {
      const targets = play.playable?.get(tile) ?? []
      const places = targets.map(({ end, value, points }) =>
        board('playableAt', { end: endName(end), value: value ?? 0, points }),
      )
      return places.length > 0 ? board('playableTile', { tile, places: joined.list(places) }) : tile
    })
    const count = board('hand', { count: tiles.length })
    return tiles.length > 0 ? t('asked.of', { name: count, text: joined.clauses(tiles) }) : count
  }
  const line = () => {
    const lies = round?.line ?? []
    const shown = countShown(view) && !play.trial
    const words = lineWords(lies, placesOf(lies, rules), shown)
    const others = seats.filter((seat) => seat !== view.viewer)
    return joined.sentences([
      // The count comes without a full stop.
      shown && lies.length > 0 ? t('asked.sentence', { text: words }) : words,
      t('asked.sentence', { text: board('boneyard', { count: round?.boneyard ?? 0 }) }),
      t('asked.sentence', {
        text: joined.clauses(others.map((seat) => said(seat, t('tiles', { count: round?.handSizes[seat] ?? 0 })))),
      }),
    ])
  }
  const scores = () => {
    const sides = [...new Set(seats.map((seat) => sideOf(rules, seat)))]
    return t('asked.scores', {
      scores: joined.clauses(
        sides.map((side) =>
          t('asked.of', { name: names.side(side), text: t('score', { score: scoreText(view.scores[side] ?? 0) }) }),
        ),
      ),
      target: rules.target,
      round: round?.number ?? 1,
    })
  }
  const clocks = (time: number, sure: boolean) => {
    const turn = view.phase === 'playing' ? round?.turn : null
    const whose = turn && (turn.seat === view.viewer ? t('yourTurn') : t('toPlay', { name: names.seat(turn.seat) }))
    const times = seats.flatMap((seat) => {
      const shown = clockState(view, seat, time)
      if (!shown) return []
      const clock = t('clock', { state: shown.state, time: timeText(shown.ms) })
      return said(seat, sure ? clock : t('clockUnsure', { clock }))
    })
    return joined.sentences(
      [
        ...(whose ? [whose] : []),
        ...(view.clock === null ? [t('asked.noClock')] : []),
        ...(view.phase === 'settled' ? [t('asked.settled')] : []),
        ...(times.length > 0 ? [joined.clauses(times)] : []),
      ].map((text) => t('asked.sentence', { text })),
    )
  }
  return (question, time, sure) => {
    switch (question) {
      case 'hand':
        return hand()
      case 'line':
        return spoken(line())
      case 'scores':
        return spoken(scores())
      case 'clocks':
        return clocks(time, sure)
    }
  }
}
