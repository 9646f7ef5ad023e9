import clsx from 'clsx'

export type ButtonLook = {
  /** `primary` once for each view: the obvious next step. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'large'
  wide?: boolean
}

const LOOKS = {
  primary: 'bg-accent text-accent-ink shadow-press hover:bg-accent-strong active:translate-y-px active:shadow-none',
  secondary: 'border border-line-strong bg-raised text-ink hover:bg-sunken active:translate-y-px',
  quiet: 'text-link hover:bg-ink/7',
  danger: 'border border-danger/60 bg-raised text-danger hover:bg-danger/10 active:translate-y-px',
}

/** How buttons look, and links that act as the next step. At least 44 px high. */
export function buttonClass({ look = 'secondary', size = 'medium', wide }: ButtonLook, className?: string): string {
  return clsx(
    'inline-flex select-none items-center justify-center gap-2 rounded-md text-center font-semibold transition-[background-color,translate,box-shadow]',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55',
    size === 'large' ? 'min-h-13 px-6 py-2.5 text-lg' : 'min-h-11 px-4 py-2 text-base',
    wide && 'w-full',
    LOOKS[look],
    className,
  )
}
