'use client'
import { useTranslations } from 'next-intl'
import { Toaster as Sonner } from 'sonner'

/** Where short messages appear: below the header, clear of hands and buttons. */
export function Toasts() {
  const t = useTranslations('ui')
  return (
    <Sonner
      position="top-center"
      offset={76}
      mobileOffset={{ top: 68 }}
      containerAriaLabel={t('notifications')}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full font-sans items-center gap-3 rounded-md border border-line bg-raised px-4 py-3 text-sm text-ink shadow-float sm:mx-auto sm:w-(--width)',
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
