'use client'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { Button } from '../ui/Button'
import { Link } from '../ui/Link'
import { Notice } from '../ui/Notice'
import { TextField } from '../ui/TextField'
import { formResolver } from './formResolver'
import { enter, signInWith } from './signInWith'
import { useFieldText } from './useFieldText'
import { useSignInErrorText } from './useSignInErrorText'

/** E-mail and password. `error` is what another site's sign-in came back with. */
export function SignInForm({ to, error }: { to: string; error: string | null }) {
  const t = useTranslations('account')
  const fieldText = useFieldText()
  const errorText = useSignInErrorText()
  const form = useForm({ resolver: formResolver('signIn'), defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const submit = form.handleSubmit(async (values) => {
    const code = await signInWith('member', values)
    if (code === null) enter(to)
    else form.setError('root', { message: errorText(code) })
  })
  const trouble = errors.root?.message ?? (error && !form.formState.isSubmitted ? errorText(error) : null)
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        error={fieldText(errors.email)}
        {...form.register('email')}
      />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="current-password"
        error={fieldText(errors.password)}
        {...form.register('password')}
      />
      <Link href="/forgot" className="link -mt-1 inline-flex min-h-11 items-center justify-self-start text-sm">
        {t('signIn.forgot')}
      </Link>
      <Button type="submit" look="primary" wide busy={isSubmitting || (isSubmitSuccessful && !errors.root)}>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
