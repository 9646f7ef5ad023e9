'use client'
import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { beginSessionChange } from '../site/sessionChange'
import { Button } from '../ui/Button'
import type { ButtonLook } from '../ui/buttonClass'

/** Ends the session and leads to the home page. */
export function SignOutButton({ className, ...look }: ButtonLook & { className?: string }) {
  const t = useTranslations('site')
  const [busy, setBusy] = useState(false)
  async function leave() {
    setBusy(true)
    beginSessionChange()
    const { signOut } = await import('next-auth/react')
    await signOut({ callbackUrl: '/' })
  }
  return (
    <Button {...look} className={className} busy={busy} onClick={leave}>
      <LogOut aria-hidden className="size-5" />
      {t('signOut')}
    </Button>
  )
}
