'use client'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { useTRPC } from '../../client/trpc'
import { beginSessionChange, endSessionChange } from '../site/sessionChange'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { notify } from '../ui/notify'
import { TextField } from '../ui/TextField'
import { formResolver } from './formResolver'
import { signInWith } from './signInWith'
import { useFieldText } from './useFieldText'
import { useServerError } from './useServerError'

/** Changing the password ends every session, so this browser signs in anew at once. */
export function PasswordForm({ email }: { email: string | null }) {
  const t = useTranslations('account')
  const trpc = useTRPC()
  const fieldText = useFieldText()
  const change = useMutation(trpc.account.changePassword.mutationOptions())
  const form = useForm({ resolver: formResolver('password'), defaultValues: { current: '', next: '' } })
  const showError = useServerError(form, { wrongPassword: 'current' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      beginSessionChange()
      await change.mutateAsync(values)
      if (email) await signInWith('member', { email, password: values.next })
      form.reset()
      void notify('success', t('settings.passwordSaved'))
    } catch (error) {
      showError(error)
    } finally {
      endSessionChange()
    }
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <input type="hidden" autoComplete="username" value={email ?? ''} readOnly />
      <TextField
        label={t('settings.current')}
        type="password"
        autoComplete="current-password"
        error={fieldText(errors.current)}
        {...form.register('current')}
      />
      <TextField
        label={t('settings.next')}
        hint={t('passwordHint')}
        type="password"
        autoComplete="new-password"
        error={fieldText(errors.next)}
        {...form.register('next')}
      />
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        {t('settings.savePassword')}
      </Button>
    </form>
  )
}
