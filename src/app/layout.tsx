import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import { cookies } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SocketProvider } from '../client/socket'
import { TRPCProvider } from '../client/trpc'
import { ConnectionNote } from '../components/site/ConnectionNote'
import { OfflinePage } from '../components/site/OfflinePage'
import { SessionWatch } from '../components/site/SessionWatch'
import { SiteFooter } from '../components/site/SiteFooter'
import { SiteHeader } from '../components/site/SiteHeader'
import { TimeZone } from '../components/site/TimeZone'
import { TABLE_COOKIE, TILES_COOKIE, tableLook } from '../components/site/tableLook'
import { readTheme, THEME_COOKIE, themeAttribute } from '../components/site/theme'
import { WhereaboutsBar } from '../components/site/WhereaboutsBar'
import { Toaster } from '../components/ui/Toaster'
import { TIME_ZONE_COOKIE } from '../i18n'
import { pickMessages } from '../messages/pick'
import { nextServices } from '../server/trpc/nextServices'
import { pageCaller } from '../server/trpc/page'
import './globals.css'

/** What the browser is told on every page; pages add their own. */
const FRAME = ['site', 'ui', 'errors', 'refusals'] as const

const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-text',
  display: 'swap',
})

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site')
  return {
    title: { default: t('name'), template: `%s · ${t('name')}` },
    description: t('tagline'),
    applicationName: t('name'),
    icons: { apple: '/icons/apple-180.png' },
    metadataBase: new URL(nextServices().env.origin),
    openGraph: {
      siteName: t('name'),
      type: 'website',
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
  const [locale, messages, jar, caller] = await Promise.all([getLocale(), getMessages(), cookies(), pageCaller()])
  const look = tableLook(jar.get(TILES_COOKIE)?.value, jar.get(TABLE_COOKIE)?.value)
  const me = await caller.account.me()
  const whereabouts = me && (await caller.player.whereabouts())
  return (
    <html
      lang={locale}
      data-theme={themeAttribute(readTheme(jar.get(THEME_COOKIE)?.value))}
      data-tiles={look.tiles}
      data-table={look.table}
      className={figtree.variable}
    >
      <body className="flex flex-col">
        <NextIntlClientProvider messages={pickMessages(messages, FRAME)}>
          <TRPCProvider>
            <SocketProvider playerId={me?.id ?? null}>
              <SiteHeader me={me} />
              {whereabouts && <WhereaboutsBar initial={whereabouts} playerId={me.id} />}
              <ConnectionNote />
              <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
                {children}
              </main>
              <SiteFooter />
              <SessionWatch />
              <OfflinePage />
              <TimeZone cookie={TIME_ZONE_COOKIE} known={jar.get(TIME_ZONE_COOKIE)?.value} />
              <Toaster />
            </SocketProvider>
          </TRPCProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
