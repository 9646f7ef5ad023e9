import clsx from 'clsx'

/** A gain or loss with its sign, rounded to `digits` decimals; a true minus, so that columns align. */
export function signed(value: number, digits = 0): string {
  const text = Math.abs(value).toFixed(digits)
  if (Number(text) === 0) return '±0'
  return `${value < 0 ? '−' : '+'}${text}`
}

export function ChangeText({ value, className }: { value: number; className?: string }) {
  const shown = signed(value)
  return (
    <span
      className={clsx(
        'figures font-medium',
        shown[0] === '+' ? 'text-good' : shown[0] === '−' ? 'text-danger' : 'text-muted',
        className,
      )}
    >
      {shown}
    </span>
  )
}
