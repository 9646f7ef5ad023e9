'use client'
import { useTranslations } from 'next-intl'
import { BANK_SECONDS, OFFERED_PRESETS, TURN_SECONDS } from '../../contract/offers'
import type { TableForm } from '../../contract/table'
import { presetRules, type SeatCount } from '../../engine/board/rules'
import { ChoiceField } from '../ui/ChoiceField'
import { RulesInWords } from './RulesInWords'

const SEATS: readonly SeatCount[] = [2, 3, 4]

type Props = { value: TableForm; onChange: (form: TableForm) => void; guest: boolean }

/** Everything a table is opened with, and what it amounts to in words. Choices that can't go together are not offered. */
export function TableFormFields({ value, onChange, guest }: Props) {
  const t = useTranslations('table.form')
  const presets = useTranslations('rules.presets')
  const { clock } = value
  const bank = String((clock?.bankMs ?? 0) / 1000)
  const mayRate = !guest && clock !== null
  const set = (change: Partial<TableForm>) => {
    const next = { ...value, ...change }
    onChange({ ...next, rated: next.rated && !guest && next.clock !== null })
  }
  return (
    <div className="grid gap-5">
      {OFFERED_PRESETS.length > 1 && (
        <ChoiceField
          legend={t('preset')}
          value={value.preset}
          options={OFFERED_PRESETS.map((preset) => ({ value: preset, label: presets(preset) }))}
          onChange={(preset) => set({ preset, seats: preset === 'partners' ? 4 : value.seats })}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          legend={t('length')}
          value={value.form}
          options={(['quick', 'full'] as const).map((form) => ({ value: form, label: t(form) }))}
          onChange={(form) => set({ form })}
        />
        <ChoiceField
          legend={t('seats')}
          value={String(value.seats)}
          options={SEATS.map((seats) => ({
            value: String(seats),
            label: seats,
            disabled: value.preset === 'partners' && seats !== 4,
          }))}
          onChange={(seats) => set({ seats: SEATS.find((count) => String(count) === seats) ?? 2 })}
        />
      </div>
      <ChoiceField
        legend={t('turn')}
        value={clock === null ? 'untimed' : String(clock.turnMs / 1000)}
        options={[
          ...TURN_SECONDS.map((seconds) => ({ value: String(seconds), label: t('seconds', { seconds }) })),
          { value: 'untimed', label: t('untimed') },
        ]}
        onChange={(turn) =>
          set({ clock: turn === 'untimed' ? null : { turnMs: Number(turn) * 1000, bankMs: clock?.bankMs ?? 60_000 } })
        }
      />
      {clock !== null && (
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
          hint={guest ? t('ratedGuests') : clock === null ? t('ratedClock') : t('ratedHint')}
          value={value.rated ? 'rated' : 'casual'}
          options={[
            { value: 'casual', label: t('casual') },
            { value: 'rated', label: t('rated'), disabled: !mayRate },
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
        <RulesInWords rules={presetRules(value.preset, value.form, value.seats)} inline />
      </section>
    </div>
  )
}
