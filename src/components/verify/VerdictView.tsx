'use client'
import { useTranslations } from 'next-intl'
import type { Subject } from '../../record/verify'
import { Notice } from '../ui/Notice'
import { Section } from '../ui/Section'
import { FindingRow } from './FindingRow'
import type { Verified } from './verifyDocuments'

const PARTS = {
  before: ['rules', 'commitment', 'seat'],
  rounds: ['round'],
  play: ['play'],
  receipt: ['receipt'],
} as const satisfies Record<string, readonly Subject['kind'][]>

const ORDER = ['before', 'rounds', 'play', 'receipt'] as const

/** A verdict: in short, then all that was looked at. */
export function VerdictView({ verified: { findings, holds, players, rounds } }: { verified: Verified }) {
  const t = useTranslations('verify.findings')
  const wrong = findings.reduce((sum, { faults }) => sum + faults.length, 0)
  return (
    <>
      <Notice tone={holds ? 'good' : 'danger'}>
        <p className="font-semibold">{holds ? t('holds', { rounds }) : t('wrong', { count: wrong })}</p>
      </Notice>
      {ORDER.map((part) => {
        const kinds: readonly Subject['kind'][] = PARTS[part]
        const found = findings.filter(({ subject }) => kinds.includes(subject.kind))
        if (found.length === 0) return null
        const short = part === 'rounds' && found.every(({ faults }) => faults.length === 0)
        return (
          <Section key={part} title={t(`parts.${part}`)}>
            <ul className={`-my-2 grid gap-x-6 ${short ? 'sm:grid-cols-2' : ''}`}>
              {found.map((finding) => (
                <FindingRow key={JSON.stringify(finding.subject)} finding={finding} players={players} />
              ))}
            </ul>
          </Section>
        )
      })}
    </>
  )
}
