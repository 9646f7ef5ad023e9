import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '../ui/Link'
import type { SectionName } from './sections'
import { unbroken } from './unbroken'

const SOURCES = {
  muggins: 'https://www.pagat.com/domino/line/muggins.html',
  fives: 'https://www.pagat.com/domino/cross/all_fives.html',
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer" className="link">
      {children}
    </a>
  )
}

function glued(words: ReactNode): ReactNode {
  if (typeof words === 'string') return unbroken(words)
  return Array.isArray(words) ? words.map(glued) : words
}

/** The texts of the rulebook, with their emphasis and links. */
export function useGuideText(): (key: string) => ReactNode {
  const t = useTranslations('guide')
  const locale = useLocale()
  const page = (href: string) => (words: ReactNode) => (
    <Link href={href} className="link">
      {words}
    </Link>
  )
  const tags = {
    b: (words: ReactNode) => <strong className="font-semibold">{words}</strong>,
    learn: page(`/${locale}/learn`),
    verify: page('/verify/method'),
    muggins: (words: ReactNode) => <Outside href={SOURCES.muggins}>{words}</Outside>,
    fives: (words: ReactNode) => <Outside href={SOURCES.fives}>{words}</Outside>,
  }
  // Keys come from the tables of the sections: a test renders them all.
  return (key) => glued(t.rich(key as 'lead', tags))
}

/** A section of the rulebook: its heading, an anchor, and what it says. What is not in sight is laid out when it comes. */
export function GuideSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const t = useTranslations('guide')
  return (
    <section
      aria-labelledby={name}
      className="-m-2 grid gap-4 p-2 [contain-intrinsic-height:auto_36rem] [content-visibility:auto]"
    >
      <h2 id={name} tabIndex={-1} className="scroll-mt-6 text-xl outline-none">
        {t(`${name}.title`)}
      </h2>
      {children}
    </section>
  )
}

/** Paragraphs of a section by their keys. */
export function Paragraphs({ of, keys }: { of: SectionName; keys: readonly string[] }) {
  const text = useGuideText()
  return keys.map((key) => <p key={key}>{text(`${of}.${key}`)}</p>)
}

/** The same as a list. */
export function Points({ of, keys }: { of: SectionName; keys: readonly string[] }) {
  const text = useGuideText()
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
      {keys.map((key) => (
        <li key={key} className="pl-1">
          {text(`${of}.${key}`)}
        </li>
      ))}
    </ul>
  )
}

/** A figure's frame: its title and what to look at. */
export function FigureFrame({ title, caption, children }: { title: string; caption?: string; children: ReactNode }) {
  return (
    <figure className="grid gap-3 rounded-lg border border-line bg-raised p-3 sm:p-4">
      <figcaption>
        <p className="font-semibold">{title}</p>
        {caption && <p className="text-muted text-sm">{caption}</p>}
      </figcaption>
      {children}
    </figure>
  )
}
