'use client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { useTRPC } from '../../client/trpc'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { notify } from '../ui/notify'
import { TextField } from '../ui/TextField'
import { formResolver } from './formResolver'
import { useFieldText } from './useFieldText'
import { useServerError } from './useServerError'

/** The name by which others see a member. */
export function NameForm({ name }: { name: string }) {
  const t = useTranslations('account')
  const trpc = useTRPC()
  const router = useRouter()
  const fieldText = useFieldText()
  const change = useMutation(trpc.account.changeName.mutationOptions())
  const form = useForm({ resolver: formResolver('name'), defaultValues: { name } })
  const showError = useServerError(form)
  const { errors } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await change.mutateAsync(values)
      form.reset(values)
      void notify('success', t('settings.nameSaved'))
      router.refresh()
    } catch (error) {
      showError(error)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
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
      <Button type="submit" className="justify-self-start" busy={change.isPending}>
        {t('settings.saveName')}
      </Button>
    </form>
  )
}
