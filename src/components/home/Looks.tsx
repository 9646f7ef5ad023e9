import { Bot } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Me } from '../../contract/account'
import { Button } from '../ui/Button'

/** What the ways to play look like until they can be used. */
export function PlayLook({ kind }: { kind: Me['kind'] }) {
  const t = useTranslations('lobby')
  return (
    <div inert className="grid gap-2">
      <Button look="primary" size="large" wide>
        {t('playNow')}
      </Button>
      <p className="text-felt-muted text-sm">{kind === 'member' ? t('playNowRated') : t('playNowCasual')}</p>
    </div>
  )
}

export function BotLook() {
  const t = useTranslations('lobby')
  return (
    <div inert>
      <Button wide>
        <Bot aria-hidden className="size-5" />
        {t('bot')}
      </Button>
    </div>
  )
}
