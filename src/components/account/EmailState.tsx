'use client'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useTRPC } from '../../client/trpc'
import type { Me, SignInOptions } from '../../contract/account'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { notify } from '../ui/notify'
import { useErrorText } from '../ui/useErrorText'

/** The address, whether it is confirmed, and the link once more. */
export function EmailState({ me, mail }: { me: Me; mail: SignInOptions['mail'] }) {
  const t = useTranslations('account')
  const errorText = useErrorText()
  const trpc = useTRPC()
  const resend = useMutation(
    trpc.account.resendConfirmation.mutationOptions({
      onSuccess: () => void notify('success', t('settings.resent')),
      onError: (error) => void notify('error', errorText(error)),
    }),
  )
  if (!me.email) return <p className="text-muted">{t('settings.noEmail')}</p>
  return (
    <div className="grid gap-3">
      <p className="break-all font-medium">{me.email}</p>
      {me.emailConfirmed ? (
        <p className="flex items-center gap-2 text-good">
          <CircleCheck aria-hidden className="size-5" />
          {t('settings.confirmed')}
        </p>
      ) : mail === 'off' ? (
        <Notice>{t('mail.off')}</Notice>
      ) : (
        <Notice
          action={
            <Button busy={resend.isPending} disabled={resend.isSuccess} onClick={() => resend.mutate()}>
              {t('settings.resend')}
            </Button>
          }
        >
          {t('settings.unconfirmed')}
          {mail === 'folder' && <span className="block text-muted text-sm">{t('mail.folder')}</span>}
        </Notice>
      )}
    </div>
  )
}
