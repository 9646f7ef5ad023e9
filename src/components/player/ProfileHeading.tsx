import { Bot } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import type { Profile } from '../../contract/history'

/** Who this is: name, kind, and since when. */
export function ProfileHeading({ profile }: { profile: Profile }) {
  const t = useTranslations('player')
  const format = useFormatter()
  const { player, botLevel, memberSince } = profile
  const kind =
    player.kind === 'bot' && botLevel
      ? t('bot', { level: botLevel })
      : player.kind === 'guest'
        ? t('guest')
        : t('member')
  return (
    <header className="grid gap-1">
      <h1 className="flex items-center gap-3 break-words text-2xl">
        {player.kind === 'bot' && <Bot aria-hidden className="size-8 shrink-0 text-muted" />}
        {player.name}
      </h1>
      <p className="text-muted">
        {player.kind === 'bot'
          ? kind
          : t('since', { kind, date: format.dateTime(memberSince, { year: 'numeric', month: 'long' }) })}
      </p>
    </header>
  )
}
