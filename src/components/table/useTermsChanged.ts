'use client'
import { useEffect, useState } from 'react'
import type { TableState } from '../../contract/table'

/**
 * Whether a table's rules, clock or rating are others than those last agreed to. `asked` is whether the reader is asked
 * to agree: whoever owns the table, has no seat or is ready knows the terms as they are.
 */
export function useTermsChanged({ rules, clock, rated }: TableState, asked: boolean): boolean {
  const terms = JSON.stringify([rules, clock, rated])
  const [agreed, setAgreed] = useState(terms)
  useEffect(() => {
    if (!asked) setAgreed(terms)
  }, [asked, terms])
  return asked && terms !== agreed
}
