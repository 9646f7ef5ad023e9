import { useTranslations } from 'next-intl'
import { useMemo } from 'react'

type Join = (parts: readonly string[]) => string

/** Puts texts together as the language does: names or tiles in a list, clauses in a sentence, sentences in a paragraph. */
export function useJoined(): { readonly list: Join; readonly clauses: Join; readonly sentences: Join } {
  const t = useTranslations('ui')
  return useMemo(() => {
    const joined = (key: 'list' | 'clauses' | 'sentences'): Join => {
      return (parts) => parts.reduce((before, next, at) => (at === 0 ? next : t(key, { before, next })), '')
    }
    return { list: joined('list'), clauses: joined('clauses'), sentences: joined('sentences') }
  }, [t])
}
