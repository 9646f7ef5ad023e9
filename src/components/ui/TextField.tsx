'use client'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field } from './Field'
import { inputClass } from './inputClass'

type Props = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: string }

/** A line of text to type. Passwords can be shown. */
export function TextField({ label, hint, error, type = 'text', ...rest }: Props) {
  const t = useTranslations('ui')
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) =>
        type === 'password' ? (
          <div className="relative">
            <input {...rest} {...control} type={shown ? 'text' : 'password'} className={`${inputClass} pr-12`} />
            <button
              type="button"
              aria-label={shown ? t('hidePassword') : t('showPassword')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
            >
              <Icon aria-hidden className="size-5" />
            </button>
          </div>
        ) : (
          <input {...rest} {...control} type={type} className={inputClass} />
        )
      }
    </Field>
  )
}
