'use client'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '../ui/IconButton'
import { Scrolled } from '../ui/Scrolled'

/** Paper laid on the felt for a while. It can be folded up to look at the line below. */
export function TablePanel({ title, children, footer }: { title: ReactNode; children: ReactNode; footer: ReactNode }) {
  const t = useTranslations('match')
  const [folded, setFolded] = useState(false)
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      data-clear
      className="paper absolute inset-x-2 bottom-2 z-20 mx-auto flex max-h-[calc(100%-1rem)] max-w-136 flex-col rounded-lg border border-line bg-raised text-ink shadow-float sm:inset-x-4"
    >
      <header className="flex items-center justify-between gap-3 pt-1.5 pr-1.5 pl-4 sm:pl-5">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <IconButton
          icon={folded ? ChevronUp : ChevronDown}
          label={folded ? t('unfold') : t('fold')}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        />
      </header>
      {!folded && (
        <Scrolled aria-labelledby={id} className="scroll-shades min-h-0 overflow-y-auto px-4 sm:px-5">
          {children}
        </Scrolled>
      )}
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-2 pb-3 sm:px-5">
        {footer}
      </footer>
    </section>
  )
}
