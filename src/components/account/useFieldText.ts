'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type fields from '../../messages/en/account.json'

type FieldCode = keyof (typeof fields)['fields']
const CODES: readonly string[] = [
  'nameLength',
  'nameCharacters',
  'nameMismatch',
  'emailForm',
  'passwordLength',
  'passwordTooLong',
  'passwordMissing',
] satisfies FieldCode[]

function isFieldCode(message: string): message is FieldCode {
  return CODES.includes(message)
}

/** Words for what is wrong with a field: the schema's codes are translated, the server's words stand as they are. */
export function useFieldText(): (error: { message?: string } | undefined) => string | undefined {
  const t = useTranslations('account.fields')
  return useCallback((error) => (error?.message && isFieldCode(error.message) ? t(error.message) : error?.message), [t])
}
