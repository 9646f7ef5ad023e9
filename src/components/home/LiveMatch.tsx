import { useTranslations } from 'next-intl'
import type { MatchState } from '../../contract/match'
import { LinePicture } from '../board/LinePicture'
import { useRulesName } from '../table/useRulesName'
import { LinkButton } from '../ui/LinkButton'
import { PlayerName } from '../ui/PlayerName'
import { RatingText } from '../ui/RatingText'
import { scoreText } from '../ui/scoreText'

/** A match under way: who plays, how it stands, how its line lies, and the way to watch it. */
export function LiveMatch({ match }: { match: MatchState | null }) {
  const t = useTranslations('home')
  const { ofRules } = useRulesName()
  return (
    <section aria-labelledby="live" className="border-line border-t bg-raised">
      <div className="column grid items-center gap-x-12 gap-y-6 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="grid gap-4">
          <h2 id="live" className="text-2xl">
            {t('live')}
          </h2>
          {match === null ? (
            <p className="text-muted">{t('liveNone')}</p>
          ) : (
            <>
              <p className="text-muted">{ofRules(match.view.rules)}</p>
              <ul className="grid max-w-md divide-y divide-line">
                {match.players.map(({ seat, player, rating }) => (
                  <li key={seat} className="flex min-h-11 items-center gap-3">
                    <PlayerName player={player} className="flex-1 font-semibold" />
                    {rating !== null && <RatingText value={rating} className="text-muted text-sm" />}
                    {!match.view.rules.teams && (
                      <span className="figures min-w-10 text-right font-bold">
                        {scoreText(match.view.scores[seat] ?? 0)}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
              <div>
                <LinkButton href={`/match/${match.id}`}>{t('watch')}</LinkButton>
              </div>
            </>
          )}
        </div>
        {match && (
          <div className="felt overflow-hidden rounded-lg">
            <LinePicture
              line={match.view.round?.line ?? []}
              rules={match.view.rules}
              size={{ width: 600, height: 240 }}
              half={34}
              unmarked
              className="block w-full"
            />
          </div>
        )}
      </div>
    </section>
  )
}
