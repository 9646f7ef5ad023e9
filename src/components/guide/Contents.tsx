import { useTranslations } from 'next-intl'
import { FOLD, FoldMark } from './FoldMark'
import { SECTIONS } from './sections'

/** The sections to go to: beside the text where there is room, folded above it where there is none. */
export function Contents() {
  const t = useTranslations('guide')
  const list = (
    <ul className="grid">
      {SECTIONS.map((name) => (
        <li key={name}>
          <a
            href={`#${name}`}
            className="flex min-h-11 items-center text-muted text-sm hover:text-ink hover:underline lg:min-h-8"
          >
            {t(`${name}.title`)}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <details className="group rounded-md border border-line bg-raised lg:hidden">
        <summary className={FOLD}>
          {t('contents')}
          <FoldMark />
        </summary>
        <nav aria-label={t('contents')} className="border-line border-t px-4 py-1">
          {list}
        </nav>
      </details>
      <nav
        aria-label={t('contents')}
        className="sticky top-4 hidden max-h-[calc(100dvh-2rem)] content-start gap-1 self-start overflow-y-auto lg:grid"
      >
        <p className="font-semibold text-sm">{t('contents')}</p>
        {list}
      </nav>
    </>
  )
}
