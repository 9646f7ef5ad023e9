'use client'
import { FolderOpen } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { ShownRecord } from '../../record/shown'
import { FileDrop } from '../record/FileDrop'
import type { GivenFile } from '../record/givenFile'
import { useFaultWords } from '../record/useFaultWords'
import { Link } from '../ui/Link'
import { LinkButton } from '../ui/LinkButton'
import { LoadingNote } from '../ui/LoadingNote'
import { Notice } from '../ui/Notice'
import { recordPlayers } from './recordPlayers'
import { useOpenedRecord } from './useOpenedRecord'

const ReplayRoom = dynamic(() => import('./ReplayRoom').then((module) => module.ReplayRoom), { ssr: false })

/** Where to begin, from 1: at the fault where there is one, else at the first step with tiles in it. */
function firstStep({ events, fault }: ShownRecord): number {
  return Math.max(1, fault ? events.length : events.findIndex(({ type }) => type === 'roundDealt') + 1)
}

/**
 * Steps through a record from a file, which never leaves the browser. While the address names a step the record is
 * shown, so that "back" leads to the choice of another.
 */
export function RecordReplay() {
  const t = useTranslations('record')
  const stepping = useSearchParams().has('step')
  const faultWords = useFaultWords()
  const { opened, looked, open } = useOpenedRecord()
  const onFiles = async ([file]: readonly GivenFile[]) => {
    if (!file) return
    const found = await open(file)
    if (found.kind === 'shown') window.history.pushState(null, '', `/replay?step=${firstStep(found.record)}`)
  }
  if (stepping && opened?.kind === 'shown') return <RecordRoom name={opened.name} record={opened.record} />
  if (stepping && !looked) return <LoadingNote />
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5 px-4 py-8 sm:px-8">
      <div className="grid gap-2">
        <h1 className="text-2xl">{t('replayTitle')}</h1>
        <p className="text-muted">{t('replayLead')}</p>
      </div>
      {opened?.kind === 'refused' && (
        <Notice tone="danger">
          <p className="wrap-anywhere">
            {opened.fault === null
              ? t('incomplete')
              : t('refused', { name: opened.name, words: faultWords(opened.fault) })}
          </p>
        </Notice>
      )}
      <FileDrop title={t('replayDrop')} hint={t('hint')} onFiles={onFiles} />
      {opened?.kind === 'shown' && (
        <Notice action={<LinkButton href={`/replay?step=${firstStep(opened.record)}`}>{t('goOn')}</LinkButton>}>
          <p className="wrap-anywhere">{t('stillThere', { name: opened.name })}</p>
        </Notice>
      )}
      <p className="text-muted text-sm">
        {t.rich('alsoVerify', {
          link: (words) => (
            <Link href="/verify" className="link">
              {words}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}

function RecordRoom({ name, record }: { name: string; record: ShownRecord }) {
  const t = useTranslations('record')
  const faultWords = useFaultWords()
  const { rules, events, fault } = record
  const players = useMemo(() => recordPlayers(record.players, (seat) => t('unnamed', { seat: seat + 1 })), [record, t])
  return (
    <ReplayRoom
      key={name}
      rules={rules}
      players={players}
      events={events}
      seat={null}
      profiles={false}
      links={
        <>
          <Link href="/replay" className="link inline-flex min-h-11 min-w-11 items-center text-sm max-sm:hidden">
            {t('another')}
          </Link>
          <Link
            href="/replay"
            aria-label={t('another')}
            className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink sm:hidden"
          >
            <FolderOpen aria-hidden className="size-5" />
          </Link>
        </>
      }
      notice={
        fault !== null && (
          <div className="px-2 pb-2 lg:px-0">
            <Notice tone="danger">
              <p className="text-sm wrap-anywhere">{t('upToFault', { fault: faultWords(fault) })}</p>
            </Notice>
          </div>
        )
      }
    />
  )
}
