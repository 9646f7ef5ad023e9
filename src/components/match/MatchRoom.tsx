'use client'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { toast } from 'sonner'
import { useAway } from '../../client/match/useAway'
import { useMatch } from '../../client/match/useMatch'
import { useSteps } from '../../client/match/useSteps'
import { useConnection } from '../../client/socket'
import { useVisible } from '../../client/useVisible'
import type { MatchState } from '../../contract/match'
import { Announcer } from '../board/Announcer'
import { HandOrderPicker } from '../board/hand/HandOrderPicker'
import { RulesInWords } from '../table/RulesInWords'
import { AskDialog } from '../ui/AskDialog'
import { Dialog } from '../ui/Dialog'
import { useErrorText } from '../ui/useErrorText'
import { AwayNote } from './AwayNote'
import { ConnectionBanner } from './ConnectionBanner'
import { EndPanel } from './EndPanel'
import { KeysDialog } from './KeysDialog'
import { LogList } from './LogList'
import { MatchBar } from './MatchBar'
import { MatchTable } from './MatchTable'
import { RoundPanel } from './RoundPanel'
import { ScoreSheet } from './ScoreSheet'
import { SidePanel } from './SidePanel'
import { useClock } from './useClock'
import { useEventWords } from './useEventWords'
import { useMatchKeys } from './useMatchKeys'
import { useNames } from './useNames'
import { usePlay } from './usePlay'

/** A match, played or watched. `initial` is the match as the page was rendered with. */
export function MatchRoom({ initial }: { initial: MatchState }) {
  const t = useTranslations('match')
  const errorText = useErrorText()
  const live = useMatch(
    initial,
    useCallback((error: unknown) => toast.error(errorText(error)), [errorText]),
  )
  const { match, view, seq, events, presence, act, waiting } = live
  const { seat } = match
  const names = useNames(match.players, view.rules, seat)
  const words = useEventWords(names)
  const steps = useSteps(view.viewer, events)
  const play = usePlay(live, seat)
  const clock = useClock(live)
  const [visible, connection] = [useVisible(), useConnection()]
  const attending = visible && connection === 'connected'
  const [absence, dismissAbsence] = useAway(match.id, {
    // What has just been read may be a step ahead of what is shown.
    seq: Math.max(seq, match.seq),
    readAt: live.readAt,
    attending,
  })
  // Once a tile is taken up, nothing may lie over the places it can go to.
  const choosing = play.chosen !== null
  useEffect(() => {
    if (choosing) dismissAbsence()
  }, [choosing, dismissAbsence])
  const [asking, setAsking] = useState(false)
  const [keysShown, setKeysShown] = useState(false)
  const [sideShown, setSideShown] = useState(false)
  useMatchKeys(play, () => setKeysShown(true))

  const textOf = useCallback(
    (index: number) => {
      const step = steps[index]
      return step ? words(step) : null
    },
    [steps, words],
  )
  const missed = useMemo(
    () => (absence ? steps.slice(absence.from, absence.to).flatMap((step) => words(step) ?? []) : []),
    [absence, steps, words],
  )
  const lastStep = steps.at(-1)
  const latest = lastStep ? words(lastStep) : null
  const drawn = lastStep?.event.type === 'tileDrawn' && lastStep.event.seat === seat ? lastStep.event.tile : undefined
  const playing = view.phase !== 'over' && seat !== null && !view.seats[seat]?.left

  const panel =
    view.phase === 'over' ? (
      <EndPanel match={match} view={view} names={names} />
    ) : view.phase === 'settled' ? (
      <RoundPanel
        view={view}
        names={names}
        seat={playing ? seat : null}
        clock={clock}
        onReady={() => seat !== null && act({ type: 'ready', seat })}
      />
    ) : null
  const side = (
    <SidePanel
      log={<LogList steps={steps} words={words} />}
      sheet={<ScoreSheet view={view} names={names} />}
      rules={<RulesInWords rules={view.rules} className="p-4 text-sm" />}
    />
  )

  return (
    <div className="match-page mx-auto flex w-full max-w-400 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-4 lg:px-4 lg:pb-4 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="flex min-h-0 flex-1 flex-col lg:h-full">
        <MatchBar
          match={match}
          view={view}
          watchers={presence?.watchers ?? 0}
          onKeys={() => setKeysShown(true)}
          onSide={() => setSideShown(true)}
          onResign={playing ? () => setAsking(true) : null}
        />
        <MatchTable
          live={live}
          names={names}
          play={play}
          seat={seat}
          clock={clock}
          latest={latest}
          fresh={drawn ?? null}
          panel={panel}
          notices={
            <>
              <ConnectionBanner />
              <AwayNote lines={missed} onDismiss={dismissAbsence} />
            </>
          }
        />
      </div>
      <aside
        aria-label={t('sideTitle')}
        className="mt-11 flex min-h-0 flex-col overflow-hidden rounded-lg border border-line bg-raised max-lg:hidden"
      >
        {side}
      </aside>
      <Dialog open={sideShown} onOpenChange={setSideShown} title={t('sideTitle')}>
        <div className="-mx-3 flex h-[58dvh] flex-col">{side}</div>
        {seat !== null && (
          <div className="felt mt-3 flex items-center justify-between rounded-md py-1 pr-1 pl-4">
            <span>{t('sortHand')}</span>
            <HandOrderPicker order={play.order} onChange={play.setOrder} />
          </div>
        )}
      </Dialog>
      <KeysDialog open={keysShown} onOpenChange={setKeysShown} />
      <AskDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('resignTitle')}
        description={view.rated ? t('resignRated') : t('resignCasual')}
        confirm={t('resign')}
        busy={waiting}
        onConfirm={() => {
          if (seat !== null) act({ type: 'resign', seat })
          setAsking(false)
        }}
      />
      <Announcer spoken={events ? steps.length : null} textOf={textOf} />
    </div>
  )
}
