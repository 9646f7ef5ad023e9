'use client'
import { ChevronDown } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { SeatCount } from '../../engine/board/rules'
import { PresetChoice } from '../rules/PresetChoice'
import { Button } from '../ui/Button'
import { ChoiceField } from '../ui/ChoiceField'
import { LoadingNote } from '../ui/LoadingNote'
import { Notice } from '../ui/Notice'
import { type Draft, isOwn, lengthOf, mostTiles, withForm, withOption, withPreset, withSeats } from './draft'

// With all its drawings the editor is of use to few: it comes when it is asked for.
const RulesEditor = dynamic(() => import('../rules/RulesEditor').then((module) => module.RulesEditor), {
  loading: () => <LoadingNote />,
})

const SEATS: readonly SeatCount[] = [2, 3, 4]

/** The choice of rules: a preset, its length and seats, and each option for those who want their own. */
export function RulesFields({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const t = useTranslations('table.form')
  const names = useTranslations('rules.presets')
  const id = useId()
  const { rules, preset } = draft
  const own = isOwn(draft)
  const [editing, setEditing] = useState(own)
  const length = lengthOf(draft)
  return (
    <>
      <PresetChoice
        legend={t('preset')}
        value={own ? null : preset}
        onChange={(chosen) => onChange(withPreset(draft, chosen))}
      />
      <div className="grid gap-5">
        <ChoiceField
          legend={t('length')}
          hint={length === null ? t('ownLength') : undefined}
          value={length ?? 'own'}
          options={(['short', 'quick', 'full'] as const).map((form) => ({ value: form, label: t(form) }))}
          onChange={(form) => form !== 'own' && onChange(withForm(draft, form))}
        />
        <ChoiceField
          legend={t('seats')}
          hint={rules.teams ? t('teamSeats') : undefined}
          value={String(rules.seats)}
          options={SEATS.map((seats) => ({
            value: String(seats),
            label: seats,
            disabled: rules.teams && seats !== 4,
          }))}
          onChange={(seats) => onChange(withSeats(draft, SEATS.find((count) => String(count) === seats) ?? 2))}
        />
      </div>
      <div className="grid gap-4">
        {own && (
          <Notice
            action={
              <Button onClick={() => onChange(withPreset(draft, preset))}>
                {t('backTo', { preset: names(preset) })}
              </Button>
            }
          >
            {t('basedOn', { preset: names(preset) })}
          </Notice>
        )}
        <Button
          aria-expanded={editing}
          aria-controls={editing ? id : undefined}
          onClick={() => setEditing(!editing)}
          className="justify-self-start"
        >
          {editing ? t('hideOptions') : t('showOptions')}
          <ChevronDown aria-hidden className={`size-5 transition-transform ${editing ? 'rotate-180' : ''}`} />
        </Button>
        {editing && (
          <div id={id}>
            <RulesEditor
              rules={rules}
              mostTiles={mostTiles(rules)}
              onChange={(option, value) => onChange(withOption(draft, option, value))}
            />
          </div>
        )}
      </div>
    </>
  )
}
