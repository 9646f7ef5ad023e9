'use client'
import { useEffect, useRef, useState } from 'react'
import { trpcClient } from '../../client/trpcClient'
import { enter } from '../account/signInWith'
import { useBecomeGuest } from '../account/useBecomeGuest'
import { Words } from '../site/Words'
import { Notice } from '../ui/Notice'
import { playBot } from './playBot'

/** What a visitor wants to play: whoever comes, or a bot. */
export type Wish = 'anyone' | 'bot'

type Props = { wish: Wish; onRefused: () => void }

/** Makes a visitor a guest and leads to what was wished for; where that was not to be, says why and calls `onRefused`. */
export function GuestEntry(props: Props) {
  return (
    <Words>
      <Entry {...props} />
    </Words>
  )
}

async function begin(wish: Wish): Promise<string> {
  try {
    if (wish === 'bot') return await playBot()
    await trpcClient.seek.start.mutate()
  } catch {
    // The lobby shows how the wish stands, and offers to state it again.
  }
  return '/lobby'
}

function Entry({ wish, onRefused }: Props) {
  const becomeGuest = useBecomeGuest()
  const begun = useRef(false)
  const [refused, setRefused] = useState<string | null>(null)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void becomeGuest().then(async (why) => {
      if (why === null) return enter(await begin(wish))
      setRefused(why)
      onRefused()
    })
  }, [becomeGuest, wish, onRefused])
  return (
    refused !== null && (
      <div className="sm:max-lg:col-span-2">
        <Notice tone="danger">{refused}</Notice>
      </div>
    )
  )
}
