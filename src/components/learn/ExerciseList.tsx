import clsx from 'clsx'
import { Check, Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { KINDS, type Kind } from './exercise'
import type { Progress } from './progress'

type Props = { progress: Progress; current: Kind | null; onPick: (kind: Kind) => void }

/** The ten exercises in a row: which is shown, and what has become of each. */
export function ExerciseList({ progress, current, onPick }: Props) {
  const t = useTranslations('learn')
  const done = KINDS.filter((kind) => progress[kind] !== undefined).length
  return (
    <nav aria-label={t('progress', { done, of: KINDS.length })} className="grid gap-2">
      <p aria-hidden className="figures text-muted text-sm">
        {t('progress', { done, of: KINDS.length })}
      </p>
      <ol className="grid grid-cols-5 gap-1.5 sm:grid-cols-10">
        {KINDS.map((kind, at) => {
          const outcome = progress[kind]
          const Icon = outcome === 'solved' ? Check : Eye
          const label = t('named', { title: t(`${kind}.title`), state: t(outcome ?? 'open') })
          return (
            <li key={kind}>
              <button
                type="button"
                aria-label={label}
                title={label}
                aria-current={kind === current ? 'step' : undefined}
                onClick={() => onPick(kind)}
                className={clsx(
                  'figures grid h-11 w-full place-items-center rounded-md border font-semibold',
                  outcome === 'solved' ? 'border-accent bg-accent text-accent-ink' : 'border-line-strong bg-raised',
                  // Not the look of the focus, which may be elsewhere.
                  kind === current && 'border-ink shadow-[inset_0_-4px_0_currentColor]',
                )}
              >
                {outcome ? <Icon aria-hidden className="size-5" /> : at + 1}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
