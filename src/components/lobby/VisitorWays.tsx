import { Bot } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { VisitorBotMatch } from './VisitorBotMatch'
import { VisitorPlayNow } from './VisitorPlayNow'

/** The ways to play for visitors: their words come with the page, for the buttons alone need nothing else. */
export function VisitorPlay() {
  const t = useTranslations('lobby')
  return (
    <VisitorPlayNow
      playNow={t('playNow')}
      playNowVisitor={t('playNowVisitor')}
      asGuest={t('asGuest')}
      withAccount={t('withAccount')}
    />
  )
}

export function VisitorBot() {
  const t = useTranslations('lobby')
  return (
    <VisitorBotMatch>
      <Bot aria-hidden className="size-5" />
      {t('bot')}
    </VisitorBotMatch>
  )
}
