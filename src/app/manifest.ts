import type { MetadataRoute } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

/** What the site is as an app of its own. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const [t, lang] = await Promise.all([getTranslations('site'), getLocale()])
  return {
    id: '/',
    name: t('name'),
    short_name: t('name'),
    description: t('tagline'),
    lang,
    start_url: '/lobby',
    scope: '/',
    display: 'standalone',
    background_color: '#fafcfa',
    theme_color: '#1d5350',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
