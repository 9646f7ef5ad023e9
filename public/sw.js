// Shows that there is no connection, where a page can't be had. It keeps that page alone: nothing of anybody's.
const CACHE = 'offline-1'
const LOCALES = ['en', 'zh-CN']
const SCRIPT = '/offline.js'
const pageIn = (locale) => `/${locale}/offline`
/** Holds the language that was spoken last. */
const SPOKEN = '/spoken'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...LOCALES.map(pageIn), SCRIPT])))
})

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('message', (event) => {
  if (!LOCALES.includes(event.data)) return
  event.waitUntil(caches.open(CACHE).then((cache) => cache.put(SPOKEN, new Response(event.data))))
})

async function offline() {
  const cache = await caches.open(CACHE)
  const spoken = await (await cache.match(SPOKEN))?.text()
  return (await cache.match(pageIn(spoken ?? LOCALES[0]))) ?? Response.error()
}

async function navigate(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return offline()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(navigate(event))
  else if (new URL(request.url).pathname === SCRIPT)
    event.respondWith(fetch(request).catch(async () => (await caches.match(SCRIPT)) ?? Response.error()))
})
