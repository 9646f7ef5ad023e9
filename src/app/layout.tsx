import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import { cookies } from 'next/headers'
import { getLocale, getMessages, getTimeZone, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SocketProvider } from '../client/socket'
import { ConnectionNote, type Trouble } from '../components/site/ConnectionNote'
import { FailureParts } from '../components/site/FailureParts'
import { HeldMessages } from '../components/site/HeldMessages'
import { OfflinePage } from '../components/site/OfflinePage'
import { SessionWatch } from '../components/site/SessionWatch'
import { SignedInBar } from '../components/site/SignedIn'
import { SiteFooter } from '../components/site/SiteFooter'
import { SiteHeader } from '../components/site/SiteHeader'
import { TimeZone } from '../components/site/TimeZone'
import { TABLE_COOKIE, TILES_COOKIE, tableLook } from '../components/site/tableLook'
import { readTheme, THEME_COOKIE, themeAttribute } from '../components/site/theme'
import { Toaster } from '../components/ui/Toaster'
import type { Locale } from '../contract/locale'
import { TIME_ZONE_COOKIE } from '../i18n'
import { pickMessages } from '../messages/pick'
import { nextServices } from '../server/trpc/nextServices'
import { pageCaller, pageWhereabouts } from '../server/trpc/page'
import './globals.css'

/** What the browser is told on every page; pages add their own. */
const FRAME = ['site', 'ui', 'errors', 'refusals'] as const

/** As Open Graph writes them. */
const OG_LOCALES: Readonly<Record<Locale, string>> = { en: 'en_US', 'zh-CN': 'zh_CN' }

const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-text',
  display: 'swap',
})

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('site'), getLocale()])
  return {
    title: { default: t('name'), template: `%s · ${t('name')}` },
    description: t('tagline'),
    applicationName: t('name'),
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }, apple: '/icons/apple-180.png' },
    metadataBase: new URL(nextServices().env.origin),
    openGraph: {
      siteName: t('name'),
      type: 'website',
      locale: OG_LOCALES[locale],
      images: [{ url: '/match.png', width: 1920, height: 1080, alt: t('picture') }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fafcfa' },
    { media: '(prefers-color-scheme: dark)', color: '#1b2526' },
  ],
}

export default async function Layout({ children }: { children: ReactNode }) {
  const [locale, messages, timeZone, t, jar, caller] = await Promise.all([
    getLocale(),
    getMessages(),
    getTimeZone(),
    getTranslations('site'),
    cookies(),
    pageCaller(),
  ])
  const trouble = (state: Trouble) => t('connection', { state })
  const look = tableLook(jar.get(TILES_COOKIE)?.value, jar.get(TABLE_COOKIE)?.value)
  const [me, whereabouts] = await Promise.all([caller.account.me(), pageWhereabouts()])
  return (
    <html
      lang={locale}
      data-theme={themeAttribute(readTheme(jar.get(THEME_COOKIE)?.value))}
      data-tiles={look.tiles}
      data-table={look.table}
      className={figtree.variable}
    >
      <body className="flex flex-col">
        <HeldMessages locale={locale} timeZone={timeZone} messages={pickMessages(messages, FRAME)}>
          <SocketProvider playerId={me?.id ?? null}>
            <SiteHeader me={me} />
            {me && whereabouts && <SignedInBar initial={whereabouts} playerId={me.id} />}
            <ConnectionNote
              words={{
                offline: trouble('offline'),
                reconnecting: trouble('reconnecting'),
                restarting: trouble('restarting'),
                database: trouble('database'),
              }}
            />
            <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
              {children}
            </main>
            <SiteFooter />
            <SessionWatch />
            <OfflinePage />
            <FailureParts />
            <TimeZone cookie={TIME_ZONE_COOKIE} known={jar.get(TIME_ZONE_COOKIE)?.value} />
            <Toaster />
          </SocketProvider>
        </HeldMessages>
      </body>
    </html>
  )
}
