'use client'
import { useMutation } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useTRPC } from '../../client/trpc'
import type { Me } from '../../contract/account'
import { beginSessionChange, endSessionChange } from '../site/sessionChange'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import { useErrorText } from '../ui/useErrorText'
import { useJoined } from '../ui/useJoined'

const AskDialog = dynamic(() => import('../ui/AskDialog').then((module) => module.AskDialog), { ssr: false })

/** Deleting the account, after a question that takes the password, or the name where there is none. */
export function DeleteAccount({ me }: { me: Me }) {
  const t = useTranslations('account')
  const trpc = useTRPC()
  const errorText = useErrorText()
  const joined = useJoined()
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const remove = useMutation(
    trpc.account.delete.mutationOptions({
      onSuccess: async () => (await import('next-auth/react')).signOut({ callbackUrl: '/' }),
      onError: (error) => {
        endSessionChange()
        setTrouble(errorText(error))
      },
    }),
  )
  function confirm() {
    if (typed === '') return setTrouble(t(me.hasPassword ? 'fields.passwordMissing' : 'fields.nameMismatch'))
    if (!me.hasPassword && typed.trim() !== me.name) return setTrouble(t('fields.nameMismatch'))
    setTrouble(undefined)
    beginSessionChange()
    remove.mutate(me.hasPassword ? { password: typed } : { name: typed.trim() })
  }
  function show(open: boolean) {
    setAsking(open)
    setTyped('')
    setTrouble(undefined)
  }
  return (
    <>
      <Button look="danger" onClick={() => show(true)}>
        {t('settings.delete')}
      </Button>
      {asking && (
        <AskDialog
          open
          onOpenChange={show}
          title={t('settings.deleteTitle')}
          description={joined.sentences([t('settings.deleteLead'), t('settings.deleteLive')])}
          confirm={t('settings.deleteConfirm')}
          busy={remove.isPending || remove.isSuccess}
          onConfirm={confirm}
        >
          <TextField
            label={me.hasPassword ? t('settings.deleteByPassword') : t('settings.deleteByName', { name: me.name })}
            type={me.hasPassword ? 'password' : 'text'}
            autoComplete={me.hasPassword ? 'current-password' : 'off'}
            value={typed}
            error={trouble}
            onChange={(event) => setTyped(event.target.value)}
          />
        </AskDialog>
      )}
    </>
  )
}
