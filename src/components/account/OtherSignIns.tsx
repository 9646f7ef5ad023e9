'use client'
import { useTranslations } from 'next-intl'
import type { SignInOptions } from '../../contract/account'
import { Button } from '../ui/Button'
import { GuestButton } from './GuestButton'
import { PROVIDER_NAMES } from './providerNames'

type Props = { providers: SignInOptions['providers']; to: string; guest: boolean }

/** The ways in without a password of ours: other sites where set up, and the guest. */
export function OtherSignIns({ providers, to, guest }: Props) {
  const t = useTranslations('account')
  if (providers.length === 0 && !guest) return null
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </div>
      {providers.map((provider) => (
        <Button
          key={provider}
          wide
          onClick={async () => (await import('next-auth/react')).signIn(provider, { callbackUrl: to })}
        >
          {t('continueWith', { provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
      {guest && (
        <>
          <GuestButton to={to} wide />
          <p className="text-center text-muted text-sm">{t('guest.note')}</p>
        </>
      )}
    </div>
  )
}
