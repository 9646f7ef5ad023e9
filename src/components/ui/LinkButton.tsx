import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './buttonClass'
import { Link } from './Link'

/** A link that looks like a button. */
export function LinkButton({ look, size, wide, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={buttonClass({ look, size, wide }, className)} />
}
