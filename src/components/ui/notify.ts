import { surely } from '../../client/surely'

type Action = { label: string; onClick: () => void }

/** Shows a short message, with a button if there is something to do about it. */
export async function notify(tone: 'success' | 'error', text: string, action?: Action): Promise<void> {
  const { toast } = await surely(() => import('sonner'))
  toast[tone](text, action && { action })
}
