import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageMessages } from '../../../components/site/PageMessages'
import { TableRoom } from '../../../components/table/TableRoom'
import { pageCaller } from '../../../server/trpc/page'
import { orNotFound } from '../../orNotFound'
import { PageCalls } from '../../PageCalls'

/** The address is an invitation: no other site is told it. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('table')
  return { title: t('titleUnknown'), description: t('description'), referrer: 'no-referrer', robots: { index: false } }
}

/** What an invite link leads to. */
export default async function InvitePage({ params }: { params: Promise<{ code: string }> }) {
  const [{ code }, caller] = await Promise.all([params, pageCaller()])
  const [table, me] = await Promise.all([orNotFound(caller.table.byCode({ code })), caller.account.me()])
  return (
    <div className="column grid gap-5 py-8">
      <PageMessages of={['table', 'rules', 'account.signIn']}>
        <PageCalls>
          <TableRoom initial={table} me={me} code={code} />
        </PageCalls>
      </PageMessages>
    </div>
  )
}
