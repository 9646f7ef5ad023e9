import { useTranslations } from 'next-intl'

const PARTS = ['rated', 'tables', 'replay'] as const

/** Three things that the site offers. */
export function WhatIsHere() {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="here" className="border-line border-t">
      <h2 id="here" className="sr-only">
        {t('here')}
      </h2>
      <div className="column grid gap-8 py-12 sm:grid-cols-3">
        {PARTS.map((part) => (
          <div key={part} className="grid content-start gap-1.5">
            <h3 className="text-lg">{t(part)}</h3>
            <p className="text-muted">{t(`${part}Text`)}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
