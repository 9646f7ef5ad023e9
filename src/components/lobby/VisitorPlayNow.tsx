'use client'
import { useState } from 'react'
import { Button } from '../ui/Button'
import { LinkButton } from '../ui/LinkButton'
import { useGuestEntry } from './useGuestEntry'

type Texts = { playNow: string; playNowVisitor: string; asGuest: string; withAccount: string }

/** For visitors, who choose first how to play. */
export function VisitorPlayNow({ playNow, playNowVisitor, asGuest, withAccount }: Texts) {
  const { busy, begin, entry } = useGuestEntry('anyone')
  const [choosing, setChoosing] = useState(false)
  if (!choosing)
    return (
      <Button look="primary" size="large" wide onClick={() => setChoosing(true)}>
        {playNow}
      </Button>
    )
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2.5 font-semibold">{playNowVisitor}</legend>
      <Button look="primary" size="large" wide busy={busy} onClick={begin} autoFocus>
        {asGuest}
      </Button>
      {entry}
      <LinkButton href="/sign-up?callbackUrl=/lobby" size="large" wide>
        {withAccount}
      </LinkButton>
    </fieldset>
  )
}
