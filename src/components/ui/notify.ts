import { surely } from '../../client/surely'

type Action = { label: string; onClick: () => void }

/** Shows a short message where it covers no control, with a button if there is something to do about it. */
export async function notify(tone: 'success' | 'error', text: string, action?: Action): Promise<void> {
  const [{ toast }, { makeRoom }] = await Promise.all([
    surely(() => import('sonner')),
    surely(() => import('./makeRoom')),
  ])
  makeRoom(text.length)
  toast[tone](text, action && { action })
}
