'use client'
import { useTranslations } from 'next-intl'
import { pipsOf } from '../../engine/board/tile'
import type { LotDraw } from '../../engine/view/view'
import { TileSvg } from '../board/tile/TileSvg'
import { Scrolled } from '../ui/Scrolled'
import type { Names } from './useNames'

type Props = { attempts: readonly (readonly LotDraw[])[]; leader: number; names: Names }

/** The lot at a round's start: what each seat drew, ties drawn again, and who leads. */
export function LotPanel({ attempts, leader, names }: Props) {
  const t = useTranslations('match')
  return (
    <Scrolled aria-label={t('lotTitle')} className="flex size-full min-h-0 flex-1 overflow-y-auto">
      <div className="m-auto grid justify-items-center gap-3 text-center">
        <p className="font-semibold text-lg">{t('lotTitle')}</p>
        {attempts.map((attempt, at) => (
          <ul
            key={attempt.map(({ tile }) => tile).join()}
            className="flex flex-wrap justify-center gap-x-6 gap-y-2"
            aria-label={at > 0 ? t('lotAgain') : undefined}
          >
            {attempt.map(({ seat, tile }) => (
              <li key={seat} className="grid justify-items-center gap-1.5">
                <TileSvg tile={tile} half={at === 0 ? 30 : 24} className="block" />
                <span className="max-w-28 truncate text-sm">{names.seat(seat)}</span>
                <span className="figures text-muted text-sm">{t('lotPips', { tile, pips: pipsOf(tile) })}</span>
              </li>
            ))}
          </ul>
        ))}
        <p className="font-semibold text-count">{t('leads', { who: names.who(leader), name: names.seat(leader) })}</p>
      </div>
    </Scrolled>
  )
}
