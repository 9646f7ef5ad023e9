import { useTranslations } from 'next-intl'
import { useMemo } from 'react'

type Join = (parts: readonly string[]) => string

type Way = 'list' | 'clauses' | 'sentences' | 'marks'

/**
 * Puts texts together as the language does: names or tiles in a list, clauses in a sentence, sentences in a paragraph,
 * and marks that stand beside each other.
 */
export function useJoined(): Readonly<Record<Way, Join>> {
  const t = useTranslations('ui')
  return useMemo(() => {
    const joined = (key: Way): Join => {
      return (parts) => parts.reduce((before, next, at) => (at === 0 ? next : t(key, { before, next })), '')
    }
    return { list: joined('list'), clauses: joined('clauses'), sentences: joined('sentences'), marks: joined('marks') }
  }, [t])
}
