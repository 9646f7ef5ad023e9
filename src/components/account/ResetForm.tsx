'use client'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { useTRPC } from '../../client/trpc'
import { Button } from '../ui/Button'
import { Link } from '../ui/Link'
import { Notice } from '../ui/Notice'
import { TextField } from '../ui/TextField'
import { formResolver } from './formResolver'
import { enter } from './signInWith'
import { useFieldText } from './useFieldText'
import { useServerError } from './useServerError'

/** Sets a new password by the link's token. */
export function ResetForm({ token }: { token: string }) {
  const t = useTranslations('account')
  const trpc = useTRPC()
  const fieldText = useFieldText()
  const reset = useMutation(trpc.account.resetPassword.mutationOptions())
  const form = useForm({ resolver: formResolver('reset'), defaultValues: { password: '' } })
  const showError = useServerError(form)
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await reset.mutateAsync({ token, password })
      enter('/sign-in?changed=1')
    } catch (error) {
      showError(error)
    }
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      {errors.root?.message && (
        <Notice
          tone="danger"
          action={
            <Link href="/forgot" className="link inline-flex min-h-11 min-w-11 items-center">
              {t('reset.again')}
            </Link>
          }
        >
          {errors.root.message}
        </Notice>
      )}
      <TextField
        label={t('reset.password')}
        hint={t('passwordHint')}
        type="password"
        autoComplete="new-password"
        error={fieldText(errors.password)}
        {...form.register('password')}
      />
      <Button type="submit" look="primary" wide busy={reset.isPending || reset.isSuccess}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}
