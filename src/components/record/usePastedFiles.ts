'use client'
import { useEffect, useRef } from 'react'
import { type GivenFile, givenFile, givenText } from './givenFile'

/** Takes what is pasted anywhere on the page, but into a field: files, or a text under the given name. */
export function usePastedFiles(name: string, onFiles: (files: readonly GivenFile[]) => void): void {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const onPaste = async ({ target, clipboardData }: ClipboardEvent) => {
      if (!clipboardData || (target instanceof Element && target.closest('input, textarea'))) return
      const text = clipboardData.getData('text')
      const files = await Promise.all([...clipboardData.files].map(givenFile))
      if (files.length > 0) latest.current(files)
      else if (text.trim()) latest.current([givenText(name, text)])
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [name])
}
