'use client'
import { LinkButton } from '../ui/LinkButton'
import { Notice } from '../ui/Notice'
import type { Trouble } from './useTrouble'

/** What went wrong, beside the button that was pressed, with the way to what stands in between. */
export function TroubleNote({ trouble: { text, way } }: { trouble: Trouble }) {
  return (
    <Notice tone="danger" action={way && <LinkButton href={way.path}>{way.label}</LinkButton>}>
      {text}
    </Notice>
  )
}
