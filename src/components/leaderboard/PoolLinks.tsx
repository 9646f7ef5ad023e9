import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { RATED_POOLS, type RatedPool } from '../../contract/leaderboard'
import { useRulesName } from '../table/useRulesName'
import { Link } from '../ui/Link'
import { leaderboardPath } from './query'

/** The leaderboards that there are, one for each pool. */
export function PoolLinks({ pool: shown }: { pool: RatedPool }) {
  const t = useTranslations('leaderboard')
  const { ofPool } = useRulesName()
  return (
    <nav aria-label={t('pools')} className="flex flex-wrap gap-2">
      {RATED_POOLS.map((pool) => (
        <Link
          key={pool}
          href={leaderboardPath({ pool, page: 1 })}
          aria-current={pool === shown ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-11 items-center rounded-md border px-3.5 text-sm',
            pool === shown
              ? 'border-line-strong bg-raised font-semibold shadow-[inset_0_-3px_0_var(--accent)]'
              : 'border-line text-muted hover:bg-sunken hover:text-ink',
          )}
        >
          {ofPool(pool)}
        </Link>
      ))}
    </nav>
  )
}
