'use client'
import { useTranslations } from 'next-intl'
import type { MatchView } from '../../../engine/view/view'
import type { MatchClock } from '../useClock'
import type { Names } from '../useNames'
import type { Play } from '../usePlay'
import { CallCountdown } from './CallCountdown'
import { NumberPicker } from './NumberPicker'
import type { Calls } from './useCalls'

type Props = { view: MatchView; names: Names; play: Play; calls: Calls; clock: MatchClock; busy: boolean }

/** The numbers, whenever there is one to name: with the own placement, in a call, or before a finished round is settled. */
export function ClaimPanel({ view, names, play, calls, clock, busy }: Props) {
  const t = useTranslations('match')
  const last = view.round?.last
  if (play.trial)
    return (
      <NumberPicker
        title={t('claimTitle', { tile: play.trial.tile })}
        nothing={{ label: t('sayNothing'), onPick: () => play.claim(0) }}
        onPick={play.claim}
        back={{ label: t('takeBack'), onPick: play.takeBack }}
        onEscape={play.takeBack}
        busy={busy}
      />
    )
  if (!calls.naming || !last) return null
  const made = { name: names.seat(last.seat), tile: last.tile }
  if (calls.awaitedSince !== null)
    return (
      <NumberPicker
        title={t('awaitedTitle', made)}
        nothing={{ label: t('waive'), onPick: calls.waive }}
        onPick={calls.call}
        back={null}
        onEscape={null}
        busy={busy}
        unasked
      >
        <CallCountdown
          clock={clock}
          until={calls.awaitedSince + view.pace.claimMs}
          className="shrink-0 rounded-sm bg-tile px-2 font-semibold text-pip leading-7"
        />
      </NumberPicker>
    )
  return (
    <NumberPicker
      title={t('callTitle', made)}
      nothing={{ label: t('callNothing'), onPick: calls.desist }}
      onPick={calls.call}
      back={null}
      onEscape={calls.desist}
      busy={busy}
    />
  )
}
