'use client'
import { useTranslations } from 'next-intl'
import { Tabs } from 'radix-ui'
import { type ComponentProps, useMemo } from 'react'
import type { MatchView } from '../../engine/view/view'
import { RulesInWords } from '../table/RulesInWords'
import { useRulesName } from '../table/useRulesName'
import { LogList } from './LogList'
import { ScorePanel } from './scoreboard/ScorePanel'
import type { Names } from './useNames'

type Props = ComponentProps<typeof LogList> & { view: MatchView; names: Names }

const TAB =
  'min-h-11 flex-1 border-b-3 border-transparent px-3 font-semibold text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink'
const CONTENT = 'flex min-h-0 flex-1 flex-col outline-none data-[state=inactive]:hidden'

/** Log, sheet and rules of a match, one at a time. */
export function SidePanel({ view, names, ...log }: Props) {
  const t = useTranslations('match')
  const { ofRules } = useRulesName()
  const { steps, current } = log
  const before = useMemo(() => (current === undefined ? steps : steps.slice(0, current)), [steps, current])
  return (
    <Tabs.Root
      defaultValue={view.rules.display === 'points' ? 'log' : 'sheet'}
      className="flex min-h-0 flex-1 flex-col"
    >
      <Tabs.List aria-label={t('sideTitle')} className="flex border-line border-b">
        <Tabs.Trigger value="log" className={TAB}>
          {t('logTitle')}
        </Tabs.Trigger>
        <Tabs.Trigger value="sheet" className={TAB}>
          {t('sheetTitle')}
        </Tabs.Trigger>
        <Tabs.Trigger value="rules" className={TAB}>
          {t('rulesTitle')}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="log" className={CONTENT}>
        <LogList {...log} />
      </Tabs.Content>
      <Tabs.Content value="sheet" className={CONTENT}>
        <ScorePanel view={view} names={names} steps={before} />
      </Tabs.Content>
      <Tabs.Content value="rules" className={`${CONTENT} overflow-y-auto`}>
        <p className="px-4 pt-4 font-semibold">{ofRules(view.rules)}</p>
        <RulesInWords rules={view.rules} className="p-4 text-sm" />
      </Tabs.Content>
    </Tabs.Root>
  )
}
