/** Signs in by e-mail and password, or as a new guest. Returns next-auth's error code, null when signed in. */
export async function signInWith(
  provider: 'member' | 'guest',
  credentials: Record<string, string> = {},
): Promise<string | null> {
  const { signIn } = await import('next-auth/react')
  // It throws where no answer of its own comes back: the network is away, or the server turned the request away.
  const answer = await signIn(provider, { ...credentials, redirect: false }).catch(() => undefined)
  return answer?.ok && !answer.error ? null : (answer?.error ?? 'unreachable')
}

/** A full load: page, socket and caches all begin anew under the new session. */
export function enter(path: string): void {
  window.location.assign(path)
}
