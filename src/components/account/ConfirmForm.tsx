'use client'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useTRPC } from '../../client/trpc'
import { Button } from '../ui/Button'
import { ErrorNote } from '../ui/ErrorNote'
import { LinkButton } from '../ui/LinkButton'
import { Notice } from '../ui/Notice'

/** Confirms the address by a click, so that a mail scanner that opens the link doesn't use it up. */
export function ConfirmForm({ token }: { token: string }) {
  const t = useTranslations('account.confirm')
  const trpc = useTRPC()
  const confirm = useMutation(trpc.account.confirmEmail.mutationOptions())
  if (confirm.isSuccess)
    return (
      <>
        <Notice tone="good">{t('done')}</Notice>
        <LinkButton href="/lobby" look="primary" wide>
          {t('toLobby')}
        </LinkButton>
      </>
    )
  return (
    <>
      {confirm.isError ? <ErrorNote error={confirm.error} /> : <p>{t('lead')}</p>}
      <Button look="primary" wide busy={confirm.isPending} onClick={() => confirm.mutate({ token })}>
        {t('submit')}
      </Button>
    </>
  )
}
