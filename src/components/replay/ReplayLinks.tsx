'use client'
import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '../ui/Link'

/** From a replay to its match, and its record to keep. */
export function ReplayLinks({ matchId }: { matchId: string }) {
  const t = useTranslations('replay')
  return (
    <>
      <a
        href={`/api/matches/${matchId}/record`}
        download
        aria-label={t('download')}
        title={t('download')}
        className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      >
        <Download aria-hidden className="size-5" />
      </a>
      <Link
        href={`/match/${matchId}`}
        className="link inline-flex min-h-11 min-w-11 items-center text-sm max-sm:hidden"
      >
        {t('toMatch')}
      </Link>
    </>
  )
}
