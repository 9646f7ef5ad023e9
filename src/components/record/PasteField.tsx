'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { inputClass } from '../ui/inputClass'
import { type GivenFile, givenText } from './givenFile'

/** For a record that is at hand as text. */
export function PasteField({ onFile }: { onFile: (file: GivenFile) => void }) {
  const t = useTranslations('record')
  const [text, setText] = useState('')
  return (
    <details className="w-full max-w-xl">
      <summary className="inline-flex min-h-11 list-none items-center rounded-md px-3 font-semibold text-link hover:bg-ink/7">
        {t('paste')}
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) onFile(givenText(t('pasted'), text))
        }}
        className="mt-2 grid gap-3 text-left"
      >
        <Field label={t('text')}>
          {(control) => (
            <textarea
              {...control}
              rows={6}
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              className={`${inputClass} resize-y font-mono text-sm`}
            />
          )}
        </Field>
        <Button type="submit" className="justify-self-start">
          {t('read')}
        </Button>
      </form>
    </details>
  )
}
