'use client'
import { Bot } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { surely } from '../../client/surely'
import type { Me } from '../../contract/account'
import { enter } from '../account/signInWith'
import { useBecomeGuest } from '../account/useBecomeGuest'
import { type Trouble, useTrouble } from '../site/useTrouble'
import { Button } from '../ui/Button'

const TroubleNote = dynamic(() => surely(() => import('../site/TroubleNote')).then((module) => module.TroubleNote), {
  ssr: false,
})

/** One click to a casual quick match against a bot; a visitor becomes a guest on the way. */
export function BotMatch({ me }: { me: Me | null }) {
  const t = useTranslations('lobby')
  const router = useRouter()
  const troubleOf = useTrouble()
  const becomeGuest = useBecomeGuest()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  async function play() {
    setBusy(true)
    setTrouble(null)
    const fresh = me === null
    const refused = fresh ? await becomeGuest() : null
    if (refused !== null) {
      setBusy(false)
      return setTrouble({ text: refused, way: null })
    }
    try {
      const { playBot } = await surely(() => import('./playBot'))
      const path = await playBot()
      if (fresh) enter(path)
      else router.push(path)
    } catch (error) {
      if (fresh) return enter('/lobby')
      setBusy(false)
      setTrouble(troubleOf(error))
    }
  }
  return (
    <>
      <Button wide busy={busy} onClick={play}>
        <Bot aria-hidden className="size-5" />
        {t('bot')}
      </Button>
      {trouble && (
        <div className="sm:max-lg:col-span-2">
          <TroubleNote trouble={trouble} />
        </div>
      )}
    </>
  )
}
