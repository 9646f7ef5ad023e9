import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Finding, Subject } from '../../record/verify'
import { useFaultWords } from '../record/useFaultWords'

type Props = { finding: Finding; players: readonly string[] }

/** One thing that was looked at: what, whether it is as it should be, and each fault. */
export function FindingRow({ finding: { subject, faults }, players }: Props) {
  const t = useTranslations('verify.findings')
  const faultWords = useFaultWords()
  const good = faults.length === 0
  const Icon = good ? CircleCheck : CircleX
  return (
    <li className="flex gap-3 py-2">
      <Icon
        role="img"
        aria-label={good ? t('matches') : t('differs')}
        className={`mt-0.5 size-5 shrink-0 ${good ? 'text-good' : 'text-danger'}`}
      />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{t(`subject.${subject.kind}`, subjectValues(subject, players))}</p>
        {good ? (
          <p className="text-muted text-sm">{t(`good.${goodKey(subject)}`)}</p>
        ) : (
          <ul className={`grid gap-1 text-sm ${faults.length > 1 ? 'list-disc pl-4 marker:text-muted' : ''}`}>
            {faults.map((fault) => (
              <li key={JSON.stringify(fault)} className="wrap-anywhere">
                {withWholeTiles(faultWords(fault))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** Words in which no tile is broken at its hyphen at the end of a line. */
function withWholeTiles(words: string): ReactNode[] {
  return words.split(/(\b\d-\d\b)/).map((part, at) => {
    return at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    )
  })
}

function subjectValues(subject: Subject, players: readonly string[]): { name: string; number: number } {
  if (subject.kind === 'round') return { name: '', number: subject.round }
  if (subject.kind === 'seat') return { name: players[subject.seat] ?? '', number: subject.seat }
  return { name: '', number: 0 }
}

function goodKey(subject: Subject) {
  if (subject.kind === 'round') return subject.lot ? 'lotAndDeal' : 'deal'
  if (subject.kind === 'seat') return subject.contributes ? 'seat' : 'noBytes'
  return subject.kind
}
