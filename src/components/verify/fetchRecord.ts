/** A match's record from the server; `words` say why there is none, null where the server can't be reached. */
export type Fetched =
  | { readonly ok: true; readonly document: unknown }
  | { readonly ok: false; readonly words: string | null }

function messageIn(answer: unknown): string | null {
  return typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : null
}

export async function fetchRecord(matchId: string): Promise<Fetched> {
  try {
    const response = await fetch(`/api/matches/${encodeURIComponent(matchId)}/record`)
    const answer: unknown = await response.json()
    return response.ok ? { ok: true, document: answer } : { ok: false, words: messageIn(answer) }
  } catch {
    return { ok: false, words: null }
  }
}
