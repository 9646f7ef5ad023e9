'use client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTRPC } from '../../client/trpc'
import type { Me } from '../../contract/account'
import type { TableState } from '../../contract/table'
import { enter } from '../account/signInWith'
import { useBecomeGuest } from '../account/useBecomeGuest'
import { useTellError } from '../site/useTellError'
import { notify } from '../ui/notify'

type Sit = { sit: (seat?: number) => void; busy: boolean }

/**
 * Sitting down at a table: a visitor first becomes a guest, by the same click. Goes to the table's page, and from an
 * "already there" to the table or match where the player is.
 */
export function useSit(table: TableState, me: Me | null, code?: string): Sit {
  const trpc = useTRPC()
  const router = useRouter()
  const tellError = useTellError()
  const becomeGuest = useBecomeGuest()
  const [signingIn, setSigningIn] = useState(false)
  const sitting = useMutation(trpc.table.sit.mutationOptions())

  async function sit(seat?: number) {
    if (me === null) {
      setSigningIn(true)
      const refused = await becomeGuest()
      if (refused !== null) {
        void notify('error', refused)
        return setSigningIn(false)
      }
    }
    const input = {
      tableId: table.id,
      ...(code === undefined ? {} : { code }),
      ...(seat === undefined ? {} : { seat }),
    }
    try {
      await sitting.mutateAsync(input)
      if (me === null) enter(`/table/${table.id}`)
      else router.push(`/table/${table.id}`)
    } catch (error) {
      if (me === null) return enter(code === undefined ? `/table/${table.id}` : `/t/${code}`)
      tellError(error)
    }
  }
  return { sit: (seat) => void sit(seat), busy: sitting.isPending || signingIn }
}
