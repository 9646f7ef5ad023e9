'use client'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Toaster as Sonner, useSonner } from 'sonner'
import { Words } from '../site/Words'
import { keepRoom } from './makeRoom'

/** As `makeRoom` has found it. */
const TOP = 'var(--toast-top, 4.25rem)'

/** How often it is looked at what has appeared below a message. */
const KEEP_MS = 200

/** Where short messages appear: below the header, or where they cover no control. */
export function Toasts() {
  return (
    <Words>
      <Messages />
    </Words>
  )
}

function Messages() {
  const t = useTranslations('ui')
  const shown = useSonner().toasts.length > 0
  useEffect(() => {
    if (!shown) return
    const keeping = setInterval(keepRoom, KEEP_MS)
    return () => clearInterval(keeping)
  }, [shown])
  return (
    <Sonner
      position="top-center"
      offset={{ top: TOP }}
      mobileOffset={{ top: TOP }}
      containerAriaLabel={t('notifications')}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full font-sans duration-(--motion-slow)! items-center gap-3 rounded-md border border-line bg-raised px-4 py-3 text-sm text-ink shadow-float sm:mx-auto sm:w-(--width)',
          error: 'border-danger/60! [&_[data-icon]]:text-danger',
          icon: 'shrink-0',
          title: 'font-medium',
          actionButton:
            'ml-auto min-h-11 shrink-0 rounded-sm px-3 font-semibold text-link underline underline-offset-4',
        },
      }}
    />
  )
}
