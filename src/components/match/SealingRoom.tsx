'use client'
import { useFormatter, useTranslations } from 'next-intl'
import type { MatchState } from '../../contract/match'
import { waitedFor } from '../../contract/waitedFor'
import { ClockText } from '../ui/ClockText'
import { useNow } from '../ui/useNow'
import { SealingEnd } from './SealingEnd'
import { SealingSeat } from './SealingSeat'
import { useNames } from './useNames'
import { useSealing } from './useSealing'

/** Before the deal: who is here and who is waited for; or who did not show up, and what to do next. */
export function SealingRoom({ initial, onBegun }: { initial: MatchState; onBegun: (match: MatchState) => void }) {
  const t = useTranslations('sealing')
  const format = useFormatter()
  const { match, offset } = useSealing(initial, onBegun)
  const names = useNames(match.players, match.view.rules, match.seat)
  const now = useNow(match.now, 500) + offset
  const { sealing, seat } = match
  if (sealing && sealing.absent.length > 0) return <SealingEnd match={match} absent={sealing.absent} names={names} />
  const waited = sealing ? waitedFor(sealing) : []
  const others = waited.filter((one) => one !== seat).map(names.seat)
  return (
    <div className="column py-6 sm:py-12">
      <section
        aria-labelledby="sealing"
        className="felt mx-auto grid max-w-2xl gap-5 rounded-lg p-5 shadow-raised sm:p-8"
      >
        <div className="grid gap-2">
          <h1 id="sealing" className="text-2xl">
            {t('title')}
          </h1>
          <p className="max-w-prose text-felt-muted">{t('why')}</p>
        </div>
        <ul className="grid gap-2">
          {match.players.map((player) => (
            <SealingSeat
              key={player.seat}
              player={player.player}
              bot={sealing?.seats[player.seat]?.contributes === false}
              waited={waited.includes(player.seat)}
              mine={player.seat === seat}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p role="status" className="font-semibold">
            {others.length > 0 ? t('waiting', { names: format.list(others) }) : t('dealing')}
          </p>
          {sealing && (
            <p className="text-felt-muted text-sm">
              {t.rich('left', { time: () => <ClockText ms={sealing.until - now} className="font-semibold" /> })}
            </p>
          )}
        </div>
      </section>
    </div>
  )
}
