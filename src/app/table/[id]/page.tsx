import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageMessages } from '../../../components/site/PageMessages'
import { TableRoom } from '../../../components/table/TableRoom'
import { pageCaller } from '../../../server/trpc/page'
import { orNotFound } from '../../orNotFound'
import { PageCalls } from '../../PageCalls'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('table')
  return { title: t('titleUnknown'), description: t('description') }
}

export default async function TablePage({ params }: Props) {
  const [{ id }, caller] = await Promise.all([params, pageCaller()])
  const [table, me] = await Promise.all([orNotFound(caller.table.get({ tableId: id })), caller.account.me()])
  return (
    <div className="column grid gap-5 py-8">
      <PageMessages of={['table', 'rules', 'account.signIn']}>
        <PageCalls>
          <TableRoom initial={table} me={me} />
        </PageCalls>
      </PageMessages>
    </div>
  )
}
