'use client'
import { List } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useMemo, useState } from 'react'
import { stepsOf } from '../../client/match/steps'
import { useLoaded } from '../../client/useLoaded'
import type { MatchPlayer } from '../../contract/match'
import type { RuleSet } from '../../engine/board/rules'
import type { ViewEvent } from '../../engine/view/view'
import { fateOf } from '../match/fate'
import { useEventWords } from '../match/useEventWords'
import { useNames } from '../match/useNames'
import { useRulesName } from '../table/useRulesName'
import { IconButton } from '../ui/IconButton'
import { ReplayControls } from './ReplayControls'
import { ReplayTable } from './ReplayTable'
import { stopsOf } from './stops'
import { useStep } from './useStep'

const TableMotion = dynamic(() => import('../match/motion/TableMotion').then((module) => module.TableMotion), {
  ssr: false,
})
const SidePanel = dynamic(() => import('../match/SidePanel').then((module) => module.SidePanel), { ssr: false })
const Dialog = dynamic(() => import('../ui/Dialog').then((module) => module.Dialog), { ssr: false })

type Props = {
  rules: RuleSet
  players: readonly MatchPlayer[]
  events: readonly ViewEvent[]
  /** The reader's own seat, who then sits nearest. */
  seat: number | null
  /** Where the match comes from has a page for each player. */
  profiles: boolean
  /** Where else to go, in the heading. */
  links: ReactNode
  /** What there is to be said of the whole, below the heading. */
  notice?: ReactNode
}

/** A match whose hands are all open, step by step. */
export function ReplayRoom({ rules, players, events, seat, profiles, links, notice }: Props) {
  const t = useTranslations('replay')
  const rulesName = useRulesName()
  const names = useNames(players, rules, seat)
  const words = useEventWords(names)
  const steps = useMemo(() => stepsOf('all', events), [events])
  const stops = useMemo(() => stopsOf(steps), [steps])
  const [handsShown, setHandsShown] = useState(true)
  const [sideShown, setSideShown] = useState(false)
  const loaded = useLoaded()
  const firstDeal = events.findIndex(({ type }) => type === 'roundDealt') + 1
  const { step, go, jump } = useStep(steps.length, Math.max(1, firstDeal))
  const shown = steps[step - 1]
  if (!shown) return null
  const text = words(shown, fateOf(steps, step - 1))
  const side = <SidePanel steps={steps} words={words} current={step} onPick={jump} view={shown.view} names={names} />
  return (
    <div className="match-page mx-auto flex w-full max-w-400 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-4 lg:px-4 lg:pb-4 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="flex min-h-0 flex-1 flex-col lg:h-full">
        <header className="flex min-h-11 items-center gap-x-3 px-3 lg:px-1">
          <div className="min-w-0 flex-1 wrap-anywhere max-lg:leading-tight max-sm:text-sm sm:text-base lg:truncate">
            <h1 className="inline font-semibold tracking-normal text-[length:inherit]">
              {t('heading', { names: players.map(({ seat }) => names.seat(seat)).join(' – ') })}
            </h1>
            <span className="ml-2 font-normal text-muted text-sm max-sm:hidden">{rulesName.ofRules(rules)}</span>
          </div>
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={handsShown}
              onChange={(event) => setHandsShown(event.currentTarget.checked)}
              className="size-5 accent-accent"
            />
            {t('showHands')}
          </label>
          {links}
          <IconButton icon={List} label={t('side')} onClick={() => setSideShown(true)} className="lg:hidden" />
        </header>
        {notice}
        <ReplayTable
          step={shown}
          players={players}
          profiles={profiles}
          names={names}
          own={seat ?? 0}
          handsShown={handsShown}
          words={text}
          controls={<ReplayControls stops={stops} step={step} words={text ?? ''} onStep={go} />}
        />
      </div>
      <aside
        aria-label={t('side')}
        className="mt-11 flex min-h-0 flex-col overflow-hidden rounded-lg border border-line bg-raised max-lg:hidden"
      >
        {loaded && side}
      </aside>
      {loaded && <TableMotion view={shown.view} trial={null} own={null} />}
      {sideShown && (
        <Dialog open onOpenChange={setSideShown} title={t('side')}>
          <div className="-mx-3 flex h-[64dvh] flex-col">{side}</div>
        </Dialog>
      )}
      <p role="status" className="sr-only">
        {text}
      </p>
    </div>
  )
}
