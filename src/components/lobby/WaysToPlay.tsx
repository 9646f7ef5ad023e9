import { useTranslations } from 'next-intl'
import type { Me } from '../../contract/account'
import { BotMatch } from './BotMatch'
import { OpenTableButton } from './OpenTableButton'
import { PlayNow } from './PlayNow'
import { VisitorBot, VisitorPlay } from './VisitorWays'

/** The panel of the lobby that a match can be started from. */
export function WaysToPlay({ me }: { me: Me | null }) {
  const t = useTranslations('lobby')
  return (
    <section aria-labelledby="ways" className="felt grid gap-4 rounded-lg p-5 shadow-raised">
      <div>
        <h2 id="ways" className="text-xl">
          {t('ways')}
        </h2>
        <p className="mt-1 text-felt-muted">{t('playNowLead')}</p>
      </div>
      {me ? <PlayNow me={me} /> : <VisitorPlay />}
      <div className="grid gap-2.5 border-felt-ink/20 border-t pt-4 sm:max-lg:grid-cols-2">
        <OpenTableButton me={me} />
        {me ? <BotMatch me={me} /> : <VisitorBot />}
      </div>
    </section>
  )
}
