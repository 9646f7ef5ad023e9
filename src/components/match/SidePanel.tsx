'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'

/** Log, sheet and rules, one at a time. */
export function SidePanel({ log, sheet, rules }: { log: ReactNode; sheet: ReactNode; rules: ReactNode }) {
  const t = useTranslations('match')
  const tab =
    'min-h-11 flex-1 border-b-3 border-transparent px-3 font-semibold text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink'
  const content = 'flex min-h-0 flex-1 flex-col outline-none data-[state=inactive]:hidden'
  return (
    <Tabs.Root defaultValue="log" className="flex min-h-0 flex-1 flex-col">
      <Tabs.List aria-label={t('sideTitle')} className="flex border-line border-b">
        <Tabs.Trigger value="log" className={tab}>
          {t('logTitle')}
        </Tabs.Trigger>
        <Tabs.Trigger value="sheet" className={tab}>
          {t('sheetTitle')}
        </Tabs.Trigger>
        <Tabs.Trigger value="rules" className={tab}>
          {t('rulesTitle')}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="log" className={content}>
        {log}
      </Tabs.Content>
      <Tabs.Content value="sheet" className={content}>
        {sheet}
      </Tabs.Content>
      <Tabs.Content value="rules" className={clsx(content, 'overflow-y-auto')}>
        {rules}
      </Tabs.Content>
    </Tabs.Root>
  )
}
