'use client'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { useTRPC } from '../../client/trpc'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { TextField } from '../ui/TextField'
import { formResolver } from './formResolver'
import { useFieldText } from './useFieldText'
import { useServerError } from './useServerError'

/** Asks for a link to set a new password. The answer is the same whether or not there is such an account. */
export function ForgotForm() {
  const t = useTranslations('account')
  const trpc = useTRPC()
  const fieldText = useFieldText()
  const request = useMutation(trpc.account.requestReset.mutationOptions())
  const form = useForm({ resolver: formResolver('forgot'), defaultValues: { email: '' } })
  const showError = useServerError(form)
  const { errors } = form.formState
  if (request.isSuccess) return <Notice tone="good">{t('forgot.sent')}</Notice>
  return (
    <form
      method="post"
      onSubmit={form.handleSubmit((values) => request.mutateAsync(values).catch(showError))}
      noValidate
      className="grid gap-4"
    >
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        error={fieldText(errors.email)}
        {...form.register('email')}
      />
      <Button type="submit" look="primary" wide busy={request.isPending}>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}
