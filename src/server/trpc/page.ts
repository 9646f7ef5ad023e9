import { headers } from 'next/headers'
import { cache } from 'react'
import { ADDRESS_HEADER } from '../auth/address'
import { callerFromCookies } from '../auth/session'
import { requestLocale } from '../requestLocale'
import { nextServices } from './nextServices'
import { createCaller } from './router'

/**
 * The router for server components, on behalf of whoever asked for the page; once a request. For queries only: what
 * changes something goes through `/api/trpc`.
 */
export const pageCaller = cache(async () => {
  const { deps, services } = nextServices()
  const asked = await headers()
  const caller = await callerFromCookies(asked.get('cookie') ?? undefined, deps)
  const locale = () =>
    requestLocale({
      cookie: asked.get('cookie') ?? undefined,
      'accept-language': asked.get('accept-language') ?? undefined,
    })
  return createCaller({ caller, address: asked.get(ADDRESS_HEADER) ?? '', locale, services })
})

/** Where the one who asked for the page is expected, null for visitors: read once a request. */
export const pageWhereabouts = cache(async () => {
  const caller = await pageCaller()
  return (await caller.account.me()) && caller.player.whereabouts()
})
