'use client'
import { Plus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Me } from '../../contract/account'
import { Button } from '../ui/Button'
import { LinkButton } from '../ui/LinkButton'

const OpenTable = dynamic(() => import('../table/OpenTable').then((module) => module.OpenTable), { ssr: false })

export function OpenTableButton({ me }: { me: Me | null }) {
  const t = useTranslations('lobby')
  const [opening, setOpening] = useState(false)
  if (me === null)
    return (
      <LinkButton href="/sign-in?callbackUrl=/lobby" wide>
        <Plus aria-hidden className="size-5" />
        {t('open')}
      </LinkButton>
    )
  return (
    <>
      <Button wide onClick={() => setOpening(true)}>
        <Plus aria-hidden className="size-5" />
        {t('open')}
      </Button>
      {opening && <OpenTable me={me} onClose={() => setOpening(false)} />}
    </>
  )
}
