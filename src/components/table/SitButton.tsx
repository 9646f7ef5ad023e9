'use client'
import { useTranslations } from 'next-intl'
import type { Me } from '../../contract/account'
import type { TableState } from '../../contract/table'
import { Button } from '../ui/Button'
import type { ButtonLook } from '../ui/buttonClass'
import { LinkButton } from '../ui/LinkButton'
import { useSit } from './useSit'

type Props = ButtonLook & { table: TableState; me: Me | null; code?: string; className?: string }

/** Sits down at the first free seat; where a rated table needs an account first, leads there and back. */
export function SitButton({ table, me, code, ...look }: Props) {
  const t = useTranslations('table')
  const { sit, busy } = useSit(table, me, code)
  const back = encodeURIComponent(code === undefined ? `/table/${table.id}` : `/t/${code}`)
  if (table.rated && me?.kind !== 'member')
    return (
      <LinkButton {...look} href={me ? `/sign-up?callbackUrl=${back}` : `/sign-in?callbackUrl=${back}`}>
        {me ? t('upgradeToSit') : t('signInToSit')}
      </LinkButton>
    )
  if (me)
    return (
      <Button {...look} busy={busy} onClick={() => sit()}>
        {t('sit')}
      </Button>
    )
  return (
    <div className="grid">
      <Button {...look} busy={busy} onClick={() => sit()}>
        {t('sitAsGuest')}
      </Button>
      <LinkButton href={`/sign-in?callbackUrl=${back}`} look="quiet">
        {t('signInToSit')}
      </LinkButton>
    </div>
  )
}
