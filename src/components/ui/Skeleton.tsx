import clsx from 'clsx'

/** The grey shape of what is still loading; silent for screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className={clsx('animate-pulse rounded-md bg-sunken motion-reduce:animate-none', className)} />
  )
}
