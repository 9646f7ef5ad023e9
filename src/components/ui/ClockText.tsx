import clsx from 'clsx'

type Props = {
  /** Milliseconds. */
  ms: number
  className?: string
}

/** A length of time as on a clock, `1:05`. Whole seconds; what is left of one counts as one. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export function ClockText({ ms, className }: Props) {
  return (
    <span role="timer" aria-live="off" className={clsx('figures', className)}>
      {clockText(ms)}
    </span>
  )
}
