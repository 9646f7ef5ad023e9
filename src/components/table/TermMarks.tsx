import { Globe, Link as LinkIcon, Star } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { TableState } from '../../contract/table'

/** Rated or casual, and who may sit. */
export function TermMarks({ table }: { table: TableState }) {
  const t = useTranslations('table')
  const rules = useTranslations('rules')
  const Icon = table.visibility === 'public' ? Globe : LinkIcon
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <Star aria-hidden className={table.rated ? 'size-4 fill-accent text-accent' : 'size-4 text-muted'} />
        {table.rated ? rules('rated') : rules('casual')}
      </span>
      <span className="inline-flex items-center gap-1.5 text-muted">
        <Icon aria-hidden className="size-4" />
        {t(table.visibility)}
      </span>
    </p>
  )
}
