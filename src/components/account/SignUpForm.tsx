'use client'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { useTRPC } from '../../client/trpc'
import { beginSessionChange, endSessionChange } from '../site/sessionChange'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { TextField } from '../ui/TextField'
import { formResolver } from './formResolver'
import { enter, signInWith } from './signInWith'
import { useFieldText } from './useFieldText'
import { useServerError } from './useServerError'

/** Makes an account, or (`guestName` given) turns the signed-in guest into one, then signs in and goes on to `to`. */
export function SignUpForm({ to, guestName }: { to: string; guestName: string | null }) {
  const t = useTranslations('account')
  const trpc = useTRPC()
  const fieldText = useFieldText()
  const signUp = useMutation(trpc.account.signUp.mutationOptions())
  const upgrade = useMutation(trpc.account.upgradeGuest.mutationOptions())
  const form = useForm({
    resolver: formResolver('signUp'),
    defaultValues: { name: '', email: '', password: '' },
  })
  const showError = useServerError(form)
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const submit = form.handleSubmit(async (values) => {
    beginSessionChange()
    try {
      await (guestName === null ? signUp : upgrade).mutateAsync(values)
    } catch (error) {
      endSessionChange()
      return showError(error)
    }
    const code = await signInWith('member', { email: values.email, password: values.password })
    enter(code === null ? to : `/sign-in?${new URLSearchParams({ error: code, callbackUrl: to })}`)
  })
  return (
    // By post, so that a form sent before its script has come doesn't put what was typed into the address.
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="nickname"
        spellCheck={false}
        maxLength={20}
        error={fieldText(errors.name)}
        {...form.register('name')}
      />
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        error={fieldText(errors.email)}
        {...form.register('email')}
      />
      <TextField
        label={t('password')}
        hint={t('passwordHint')}
        type="password"
        autoComplete="new-password"
        error={fieldText(errors.password)}
        {...form.register('password')}
      />
      <Button
        type="submit"
        look="primary"
        wide
        busy={isSubmitting || (isSubmitSuccessful && Object.keys(errors).length === 0)}
      >
        {guestName === null ? t('signUp.submit') : t('settings.upgrade')}
      </Button>
    </form>
  )
}
