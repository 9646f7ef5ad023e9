'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type fields from '../../messages/en/account.json'

type FieldCode = keyof (typeof fields)['fields']

/** Words for what is wrong with a field: the schema's codes are translated, the server's words stand as they are. */
export function useFieldText(): (error: { message?: string } | undefined) => string | undefined {
  const t = useTranslations('account.fields')
  return useCallback(
    (error) => {
      const code = error?.message as FieldCode | undefined
      return code !== undefined && t.has(code) ? t(code) : code
    },
    [t],
  )
}
