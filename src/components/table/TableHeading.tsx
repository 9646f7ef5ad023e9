import { useTranslations } from 'next-intl'
import type { TableState } from '../../contract/table'

export function TableHeading({ table }: { table: TableState }) {
  const t = useTranslations('table')
  const ui = useTranslations('ui')
  return <h1 className="text-2xl">{t('title', { owner: table.owner.name ?? ui('deletedPlayer') })}</h1>
}
