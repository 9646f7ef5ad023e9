'use client'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { surely } from '../../client/surely'
import type { Me } from '../../contract/account'
import { enter } from '../account/signInWith'
import { useBecomeGuest } from '../account/useBecomeGuest'
import { useOwnPause } from '../site/useOwnPause'
import { Button } from '../ui/Button'
import { LinkButton } from '../ui/LinkButton'
import { PausedPlay } from './PausedPlay'
import { Seeking } from './Seeking'
import { useSeek } from './useSeek'

const TroubleNote = dynamic(() => surely(() => import('../site/TroubleNote')).then((module) => module.TroubleNote))

/** One click to an opponent; the wait while there is none; for visitors first the choice of how to play. */
export function PlayNow({ me }: { me: Me | null }) {
  const t = useTranslations('lobby')
  const { seek, start, cancel } = useSeek(me !== null)
  const pause = useOwnPause(me !== null)
  if (me === null) return <VisitorPlayNow />
  if (seek) return <Seeking seek={seek} busy={cancel.isPending} onCancel={() => cancel.mutate()} />
  if (me.kind === 'member' && pause)
    return <PausedPlay pause={pause} busy={start.isPending} onSeek={() => start.mutate({ casual: true })} />
  return (
    <div className="grid gap-2">
      <Button look="primary" size="large" wide busy={start.isPending} onClick={() => start.mutate(undefined)}>
        {t('playNow')}
      </Button>
      <p className="text-felt-muted text-sm">{me.kind === 'member' ? t('playNowRated') : t('playNowCasual')}</p>
    </div>
  )
}

function VisitorPlayNow() {
  const t = useTranslations('lobby')
  const becomeGuest = useBecomeGuest()
  const { start } = useSeek(false)
  const [choosing, setChoosing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  async function asGuest() {
    setBusy(true)
    const why = await becomeGuest()
    setRefused(why)
    if (why !== null) return setBusy(false)
    await start.mutateAsync(undefined).catch(() => undefined)
    enter('/lobby')
  }
  if (!choosing)
    return (
      <Button look="primary" size="large" wide onClick={() => setChoosing(true)}>
        {t('playNow')}
      </Button>
    )
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2.5 font-semibold">{t('playNowVisitor')}</legend>
      <Button look="primary" size="large" wide busy={busy} onClick={asGuest} autoFocus>
        {t('asGuest')}
      </Button>
      {refused !== null && <TroubleNote trouble={{ text: refused, way: null }} />}
      <LinkButton href="/sign-up?callbackUrl=/lobby" size="large" wide>
        {t('withAccount')}
      </LinkButton>
    </fieldset>
  )
}
