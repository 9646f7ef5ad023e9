'use client'
import { Volume2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { changeFeel, useFeel } from '../../../client/feel/feelSettings'
import { openSounds, type Sounds } from '../../../client/feel/sounds'
import { Button } from '../../ui/Button'
import { ChoiceField } from '../../ui/ChoiceField'

/** How the table sounds and what a tap does, at once, and remembered. */
export function FeelFields() {
  const t = useTranslations('feel')
  const { volume, muted, haptics, oneTap, singleKeys } = useFeel()
  const sounds = useRef<Sounds | null>(null)
  const id = useId()
  useEffect(() => () => sounds.current?.close(), [])
  const onOff = [
    { value: 'on', label: t('on') },
    { value: 'off', label: t('off') },
  ] as const
  function listen() {
    sounds.current ??= openSounds()
    sounds.current.play(['place', 'score'], volume)
  }
  return (
    <div className="grid gap-5">
      <ChoiceField
        legend={t('sounds')}
        value={muted ? 'off' : 'on'}
        options={onOff}
        onChange={(value) => changeFeel({ muted: value === 'off' })}
      />
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold text-sm">
          {t('volume')}
        </label>
        <div className="flex flex-wrap items-center gap-3">
          <input
            id={id}
            type="range"
            min="0"
            max="100"
            step="5"
            value={Math.round(volume * 100)}
            disabled={muted}
            onChange={(event) => changeFeel({ volume: Number(event.target.value) / 100 })}
            className="h-11 min-w-40 flex-1 accent-accent"
          />
          <Button disabled={muted} onClick={listen}>
            <Volume2 aria-hidden className="size-5" />
            {t('listen')}
          </Button>
        </div>
      </div>
      <ChoiceField
        legend={t('haptics')}
        hint={t('hapticsHint')}
        value={haptics ? 'on' : 'off'}
        options={onOff}
        onChange={(value) => changeFeel({ haptics: value === 'on' })}
      />
      <ChoiceField
        legend={t('tap')}
        value={oneTap ? 'once' : 'twice'}
        options={[
          { value: 'twice', label: t('tapTwice') },
          { value: 'once', label: t('tapOnce') },
        ]}
        onChange={(value) => changeFeel({ oneTap: value === 'once' })}
      />
      <ChoiceField
        legend={t('keys')}
        hint={t('keysHint')}
        value={singleKeys ? 'on' : 'off'}
        options={onOff}
        onChange={(value) => changeFeel({ singleKeys: value === 'on' })}
      />
      <p className="text-muted text-sm">{t('kept')}</p>
    </div>
  )
}
