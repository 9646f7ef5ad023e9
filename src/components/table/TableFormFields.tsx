'use client'
import { useTranslations } from 'next-intl'
import {
  BANK_SECONDS,
  DEFAULT_CLOCK,
  isSlow,
  mayBeSlow,
  RATED_A_DAY,
  SLOW_CLOCK,
  TURN_SECONDS,
} from '../../contract/offers'
import { invalidOption } from '../../engine/board/validity'
import type { TimeControl } from '../../engine/view/view'
import { ChoiceField } from '../ui/ChoiceField'
import { type Bar, casualReason, type Draft } from './draft'
import { RulesFields } from './RulesFields'
import { RulesInWords } from './RulesInWords'

type Props = { value: Draft; onChange: (draft: Draft) => void; bar: Bar | null }

/** The time control of a choice of turn time; the bank stays where there was one. */
function clockOf(turn: string, before: TimeControl): TimeControl {
  if (turn === 'untimed') return null
  if (turn === 'slow') return SLOW_CLOCK
  return { turnMs: Number(turn) * 1000, bankMs: before?.bankMs ?? DEFAULT_CLOCK.bankMs }
}

/** Everything a table is opened with, and what it amounts to in words. Choices that can't go together are not offered. */
export function TableFormFields({ value, onChange, bar }: Props) {
  const t = useTranslations('table.form')
  const presets = useTranslations('rules.presets')
  const { clock, rules } = value
  const bank = String((clock?.bankMs ?? 0) / 1000)
  const reason = casualReason(value, bar)
  const set = (change: Partial<Draft>) => onChange({ ...value, ...change })
  return (
    <div className="grid gap-5">
      <RulesFields draft={value} onChange={onChange} />
      <ChoiceField
        legend={t('turn')}
        hint={mayBeSlow(rules) ? undefined : t('slowWhen')}
        value={clock === null ? 'untimed' : isSlow(clock) ? 'slow' : String(clock.turnMs / 1000)}
        options={[
          ...TURN_SECONDS.map((seconds) => ({ value: String(seconds), label: t('seconds', { seconds }) })),
          { value: 'slow', label: t('slow'), disabled: !mayBeSlow(rules) },
          { value: 'untimed', label: t('untimed') },
        ]}
        onChange={(turn) => set({ clock: clockOf(turn, isSlow(clock) ? null : clock) })}
      />
      {clock !== null && !isSlow(clock) && (
        <ChoiceField
          legend={t('bank')}
          value={bank}
          options={BANK_SECONDS.map((seconds) => ({
            value: String(seconds),
            label: seconds === 0 ? t('noBank') : t('minutes', { minutes: seconds / 60 }),
          }))}
          onChange={(seconds) => set({ clock: { ...clock, bankMs: Number(seconds) * 1000 } })}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          legend={t('stake')}
          hint={
            reason === null
              ? t('ratedHint', { count: RATED_A_DAY })
              : t(`casual.${reason}`, { preset: presets(value.preset), count: RATED_A_DAY })
          }
          value={value.rated && reason === null ? 'rated' : 'casual'}
          options={[
            { value: 'casual', label: t('unrated') },
            { value: 'rated', label: t('rated'), disabled: reason !== null },
          ]}
          onChange={(rated) => set({ rated: rated === 'rated' })}
        />
        <ChoiceField
          legend={t('visibility')}
          value={value.visibility}
          options={(['public', 'invite'] as const).map((visibility) => ({ value: visibility, label: t(visibility) }))}
          onChange={(visibility) => set({ visibility })}
        />
      </div>
      <section className="rounded-md bg-sunken px-4 py-3 text-sm">
        <h3 className="mb-1 font-semibold">{t('inWords')}</h3>
        {invalidOption(rules) === null ? <RulesInWords rules={rules} inline /> : <p>{t('unfinished')}</p>}
      </section>
    </div>
  )
}
