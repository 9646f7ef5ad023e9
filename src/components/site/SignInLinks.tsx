'use client'
import { usePathname } from 'next/navigation'
import { LinkButton } from '../ui/LinkButton'

/** The ways in, for visitors; both lead back to the page one is on. */
export function SignInLinks({ signIn, signUp }: { signIn: string; signUp: string }) {
  const path = usePathname()
  const back = path === '/' ? '' : `?callbackUrl=${encodeURIComponent(path)}`
  return (
    <>
      <LinkButton href={`/sign-in${back}`} look="quiet" className="whitespace-nowrap px-3!">
        {signIn}
      </LinkButton>
      <LinkButton href={`/sign-up${back}`} className="max-sm:hidden">
        {signUp}
      </LinkButton>
    </>
  )
}
