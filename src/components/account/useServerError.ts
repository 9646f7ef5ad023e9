'use client'
import { useCallback } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorData } from '../../client/callErrors'
import type { ErrorCode } from '../../contract/error'
import { useErrorText } from '../ui/useErrorText'

const USUAL_FIELDS: Partial<Record<ErrorCode, string>> = {
  nameTaken: 'name',
  nameNotAllowed: 'name',
  emailTaken: 'email',
}

/** Shows a failed call in its form: at the field at fault where the form has it, else above the button (`root`). */
export function useServerError<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: Partial<Record<ErrorCode, Path<Values>>> = {},
): (error: unknown) => void {
  const errorText = useErrorText()
  return useCallback(
    (error: unknown) => {
      const data = errorData(error)
      const name = data && (fields[data.code] ?? data.field ?? USUAL_FIELDS[data.code])
      const known = Object.keys(form.getValues()).find((key) => key === name)
      form.setError(known ? (known as Path<Values>) : 'root', { message: errorText(error) }, { shouldFocus: true })
    },
    [errorText, fields, form],
  )
}
