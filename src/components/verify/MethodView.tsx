import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '../ui/Link'
import { LinkButton } from '../ui/LinkButton'
import { METHOD, type MethodPart, type SectionName } from './methodParts'
import { WORKED_EXAMPLE } from './workedExample'

const VALUES = Object.keys(WORKED_EXAMPLE) as (keyof typeof WORKED_EXAMPLE)[]

function Code({ children }: { children: ReactNode }) {
  return <code className="rounded-sm bg-sunken px-1 py-0.5 font-mono text-[0.88em] wrap-anywhere">{children}</code>
}

function Part({ part }: { part: MethodPart }) {
  const t = useTranslations('verifyMethod')
  if ('code' in part) {
    return (
      <pre className="whitespace-pre-wrap rounded-md border border-line bg-sunken px-4 py-3 font-mono text-sm wrap-anywhere">
        {part.code}
      </pre>
    )
  }
  return <p>{t.rich(`sections.${part.text}`, { code: (words) => <Code>{words}</Code> })}</p>
}

function MethodSection({ name, parts }: { name: SectionName; parts: readonly MethodPart[] }) {
  const t = useTranslations('verifyMethod')
  const isList = name === 'order' || name === 'limits'
  const List = name === 'order' ? 'ol' : 'ul'
  return (
    <section aria-labelledby={name} className="grid gap-3">
      <h2 id={name} className="scroll-mt-6 text-xl">
        {t(`sections.${name}.title`)}
      </h2>
      {isList ? (
        <List className={`grid gap-2 pl-5 ${name === 'order' ? 'list-decimal' : 'list-disc'}`}>
          {parts.map((part) => (
            <li key={'text' in part ? part.text : part.code} className="pl-1 marker:text-muted">
              <Part part={part} />
            </li>
          ))}
        </List>
      ) : (
        parts.map((part) => <Part key={'text' in part ? part.text : part.code} part={part} />)
      )}
    </section>
  )
}

/** How a deal is verified, and an example worked out to the last byte. */
export function MethodView() {
  const t = useTranslations('verifyMethod')
  return (
    <article className="mx-auto grid w-full max-w-3xl gap-9 px-4 py-8 sm:px-8">
      <header className="grid gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="text-lg text-muted">{t('lead')}</p>
        <div>
          <LinkButton href="/verify">{t('toVerify')}</LinkButton>
        </div>
        <nav aria-label={t('contents')} className="flex flex-wrap gap-x-4 text-sm">
          {METHOD.map(([name]) => (
            <Link key={name} href={`#${name}`} className="link inline-flex min-h-11 min-w-11 items-center">
              {t(`sections.${name}.title`)}
            </Link>
          ))}
          <Link href="#example" className="link inline-flex min-h-11 min-w-11 items-center">
            {t('example.title')}
          </Link>
        </nav>
      </header>
      {METHOD.map(([name, parts]) => (
        <MethodSection key={name} name={name} parts={parts} />
      ))}
      <section aria-labelledby="example" className="grid gap-3">
        <h2 id="example" className="scroll-mt-6 text-xl">
          {t('example.title')}
        </h2>
        <p>{t('example.lead')}</p>
        <dl className="grid gap-4 rounded-lg border border-line bg-raised p-4 sm:p-6">
          {VALUES.map((name) => (
            <div key={name} className="grid gap-1">
              <dt className="font-semibold text-sm">{t(`example.${name}`)}</dt>
              <dd className="font-mono text-sm wrap-anywhere">{WORKED_EXAMPLE[name]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  )
}
