import { useTranslations } from 'next-intl'
import { isSlow } from '../../contract/offers'
import type { TimeControl } from '../../engine/view/view'

/** A time control in words. */
export function ClockWords({ clock }: { clock: TimeControl }) {
  const t = useTranslations('rules')
  if (clock === null) return t('untimed')
  if (isSlow(clock)) return t('slow')
  const turn = clock.turnMs / 1000
  return clock.bankMs === 0 ? t('clockNoBank', { turn }) : t('clock', { turn, bank: clock.bankMs / 1000 })
}
