import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { PRESET_NAMES, type PresetName } from '../../engine/board/presets'

type Props = {
  legend: string
  /** Null while the rules are one's own: then no preset is chosen. */
  value: PresetName | null
  onChange: (preset: PresetName) => void
}

/** The named rule sets, each with what sets it apart in a sentence. */
export function PresetChoice({ legend, value, onChange }: Props) {
  const id = useId()
  const t = useTranslations('rules')
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="grid gap-1 rounded-md bg-sunken p-1">
        {PRESET_NAMES.map((preset) => (
          <label
            key={preset}
            className={clsx(
              'relative grid min-h-11 cursor-pointer rounded-sm px-3 py-1.5 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:items-center',
              'has-focus-visible:outline-3 has-focus-visible:outline-focus',
              preset === value
                ? 'bg-raised text-ink shadow-raised ring-1 ring-line-strong'
                : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={id}
              value={preset}
              checked={preset === value}
              onChange={() => onChange(preset)}
              aria-label={t(`presets.${preset}`)}
              aria-describedby={`${id}-${preset}`}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            <span className={clsx('text-base', preset === value ? 'font-semibold' : 'font-medium')}>
              {t(`presets.${preset}`)}
            </span>
            <span id={`${id}-${preset}`} className="text-sm">
              {t(`presetLeads.${preset}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
