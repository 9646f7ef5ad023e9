'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../ui/Button'
import type { ButtonLook } from '../ui/buttonClass'
import { notify } from '../ui/notify'
import { enter, signInWith } from './signInWith'
import { useSignInErrorText } from './useSignInErrorText'

/** One click, and a guest with a made-up name is at `to`. */
export function GuestButton({ to, ...look }: ButtonLook & { to: string }) {
  const t = useTranslations('account.guest')
  const errorText = useSignInErrorText()
  const [busy, setBusy] = useState(false)
  async function play() {
    setBusy(true)
    const error = await signInWith('guest')
    if (error === null) return enter(to)
    setBusy(false)
    void notify('error', errorText(error))
  }
  return (
    <Button {...look} busy={busy} onClick={play}>
      {t('play')}
    </Button>
  )
}
