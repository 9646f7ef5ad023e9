import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './buttonClass'

type Props = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

/** A button; while `busy` it can't be pressed again, and says so. */
export function Button({ look, size, wide, busy, className, type = 'button', disabled, children, ...rest }: Props) {
  return (
    <button
      type={type}
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ look, size, wide }, className)}
    >
      {children}
    </button>
  )
}
