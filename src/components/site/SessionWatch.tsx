'use client'
import { usePushes } from '../../client/socket'
import { sessionChangeUnderWay } from './sessionChange'

/** Leaves for the sign-in page when the session was ended elsewhere. */
export function SessionWatch() {
  usePushes({
    'session:ended': () => {
      if (sessionChangeUnderWay()) return
      const here = window.location.pathname + window.location.search
      window.location.assign(`/sign-in?ended=1&callbackUrl=${encodeURIComponent(here)}`)
    },
  })
  return null
}
