'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../ui/Button'
import type { ButtonLook } from '../ui/buttonClass'
import { Notice } from '../ui/Notice'
import { enter } from './signInWith'
import { useBecomeGuest } from './useBecomeGuest'

/** One click, and a guest with a made-up name is at `to`. */
export function GuestButton({ to, ...look }: ButtonLook & { to: string }) {
  const t = useTranslations('account.guest')
  const becomeGuest = useBecomeGuest()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  async function play() {
    setBusy(true)
    const why = await becomeGuest()
    setRefused(why)
    if (why === null) enter(to)
    else setBusy(false)
  }
  return (
    <>
      <Button {...look} busy={busy} onClick={play}>
        {t('play')}
      </Button>
      {refused !== null && <Notice tone="danger">{refused}</Notice>}
    </>
  )
}
