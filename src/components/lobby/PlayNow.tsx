'use client'
import { useTranslations } from 'next-intl'
import type { Me } from '../../contract/account'
import { useOwnPause } from '../site/useOwnPause'
import { Button } from '../ui/Button'
import { PausedPlay } from './PausedPlay'
import { Seeking } from './Seeking'
import { useSeek } from './useSeek'

/** One click to an opponent for a signed-in player; the wait while there is none. */
export function PlayNow({ me }: { me: Me }) {
  const t = useTranslations('lobby')
  const { seek, start, cancel } = useSeek()
  const pause = useOwnPause(true)
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
