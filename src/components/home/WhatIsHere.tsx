import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../ui/Link'

/** What the site offers, each with the way to it where there is one. */
export function WhatIsHere() {
  const t = useTranslations('home')
  const locale = useLocale()
  const parts = [
    { part: 'rated', href: null, to: null },
    { part: 'tables', href: null, to: null },
    { part: 'own', href: `/${locale}/rules#options`, to: 'toRules' },
    { part: 'replay', href: null, to: null },
    { part: 'fair', href: '/verify/method', to: 'toVerify' },
    { part: 'learn', href: `/${locale}/learn`, to: 'toLearn' },
  ] as const
  return (
    <section aria-labelledby="here" className="border-line border-t">
      <h2 id="here" className="sr-only">
        {t('here')}
      </h2>
      <div className="column grid gap-x-8 gap-y-9 py-12 sm:grid-cols-2 lg:grid-cols-3">
        {parts.map(({ part, href, to }) => (
          <div key={part} className="grid content-start gap-1.5">
            <h3 className="text-lg">{t(part)}</h3>
            <p className="text-muted">{t(`${part}Text`)}</p>
            {href !== null && (
              <p>
                <Link href={href} className="link inline-flex min-h-11 min-w-11 items-center">
                  {t(to)}
                </Link>
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
