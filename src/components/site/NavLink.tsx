'use client'
import clsx from 'clsx'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '../ui/Link'

/** A link of the header, marked while one is there. */
export function NavLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const here = usePathname() === href
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={clsx(
        'flex min-h-11 items-center whitespace-nowrap rounded-md px-3 font-semibold decoration-2 decoration-accent underline-offset-8 hover:bg-sunken',
        here && 'underline',
        className,
      )}
    >
      {children}
    </Link>
  )
}
