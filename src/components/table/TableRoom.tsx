'use client'
import { CirclePause } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { Me } from '../../contract/account'
import type { TableState } from '../../contract/table'
import { useOwnPause } from '../site/useOwnPause'
import { EmptyState } from '../ui/EmptyState'
import { LinkButton } from '../ui/LinkButton'
import { Section } from '../ui/Section'
import { useJoined } from '../ui/useJoined'
import { ClockWords } from './ClockWords'
import { RulesInWords } from './RulesInWords'
import { SeatAction } from './SeatAction'
import { Seats } from './Seats'
import { SitButton } from './SitButton'
import { StakeText } from './StakeText'
import { TableActions } from './TableActions'
import { TableHeading } from './TableHeading'
import { TableStatus } from './TableStatus'
import { TermMarks } from './TermMarks'
import { useRulesName } from './useRulesName'
import { useStakes } from './useStakes'
import { useTable } from './useTable'
import { useTermsChanged } from './useTermsChanged'
import { useUnratedWords } from './useUnratedWords'

/** A table where people gather, live; once the match begins, those seated go there. */
export function TableRoom({ initial, me, code }: { initial: TableState; me: Me | null; code?: string }) {
  const t = useTranslations('table')
  const joined = useJoined()
  const router = useRouter()
  const { ofRules } = useRulesName()
  const { table, show } = useTable(initial, code)
  const mine = table.seats.find(({ player }) => player !== null && player.id === me?.id)
  const owner = mine !== undefined && table.owner.id === me?.id
  const [stake] = useStakes([table], me, code)
  const pause = useOwnPause(me !== null)
  const unrated = useUnratedWords()(table, { pause, stake, myId: me?.id })
  const barred = table.rated && unrated !== null
  const termsChanged = useTermsChanged(table, mine !== undefined && !owner && !mine.ready)
  const begun = table.status === 'started' && mine !== undefined && table.matchId
  useEffect(() => {
    if (begun) router.replace(`/match/${begun}`)
  }, [begun, router])

  if (table.status === 'closed')
    return (
      <>
        <TableHeading table={table} />
        <EmptyState title={t('closedTitle')} action={<LinkButton href="/lobby">{t('toLobby')}</LinkButton>}>
          {t('closedLead')}
        </EmptyState>
      </>
    )
  return (
    <>
      <TableHeading table={table} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="felt grid gap-4 rounded-lg p-4 shadow-raised sm:p-6">
          <div>
            <TableStatus table={table} seat={mine?.seat ?? null} />
            <div role="status">{termsChanged && <p className="text-felt-muted">{t('termsChanged')}</p>}</div>
          </div>
          <Seats
            table={table}
            mine={mine}
            action={(seat) =>
              table.status === 'open' && (
                <SeatAction
                  table={table}
                  seat={seat}
                  me={me}
                  code={code}
                  barred={barred}
                  seated={mine !== undefined}
                  owner={owner}
                  show={show}
                />
              )
            }
          />
          {table.status === 'open' && unrated && (
            <div className="flex flex-wrap items-center gap-3 rounded-md border border-felt-ink/25 px-3.5 py-3 text-sm">
              <CirclePause aria-hidden className="size-5 shrink-0" />
              <p className="min-w-0 flex-1 basis-52">{unrated}</p>
              {!mine && <LinkButton href="/lobby">{t('toLobby')}</LinkButton>}
            </div>
          )}
          {table.status === 'open' && mine && (
            <TableActions table={table} seat={mine.seat} owner={owner} me={me} pause={pause} show={show} />
          )}
          {table.status === 'open' && !mine && !barred && table.seats.some(({ player }) => player === null) && (
            <SitButton table={table} me={me} code={code} look="primary" size="large" />
          )}
          {table.status === 'started' && table.matchId && (
            <LinkButton href={`/match/${table.matchId}`} look="primary" size="large">
              {t('toMatch')}
            </LinkButton>
          )}
        </div>
        <div className="grid gap-5">
          {stake && !barred && (
            <Section title={t('stake')}>
              <StakeText stake={stake} />
              <p className="text-muted text-sm">
                {joined.sentences([
                  t('stakeNow', { rating: Math.round(stake.rating) }),
                  ...(table.seats.some(({ player }) => !player) ? [t('stakeOpen')] : []),
                ])}
              </p>
            </Section>
          )}
          <Section title={ofRules(table.rules)}>
            <TermMarks table={table} />
            <RulesInWords rules={table.rules} />
            <p className="text-muted text-sm">
              <ClockWords clock={table.clock} />
            </p>
          </Section>
        </div>
      </div>
    </>
  )
}
