'use client'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { errorData } from '../../client/callErrors'
import { useAway } from '../../client/match/useAway'
import { useMatch } from '../../client/match/useMatch'
import { useSteps } from '../../client/match/useSteps'
import { useConnection } from '../../client/socket'
import { surely } from '../../client/surely'
import { fetchInTurn, useLoaded } from '../../client/useLoaded'
import { useVisible } from '../../client/useVisible'
import { useWide } from '../../client/useWide'
import type { MatchState } from '../../contract/match'
import { Announcer } from '../board/Announcer'
import { useTellError } from '../site/useTellError'
import { useCalls } from './claims/useCalls'
import { MatchBar } from './MatchBar'
import type { MatchDialog } from './MatchDialogs'
import { MatchTable } from './MatchTable'
import { useClock } from './useClock'
import { useMatchKeys } from './useMatchKeys'
import { useNames } from './useNames'
import type { Narration } from './useNarration'
import { usePlay } from './usePlay'

const SidePanel = dynamic(() => surely(() => import('./SidePanel')).then((module) => module.SidePanel), { ssr: false })
const MatchFeel = dynamic(() => surely(() => import('./feel/MatchFeel')).then((module) => module.MatchFeel), {
  ssr: false,
})
const Narrator = dynamic(() => surely(() => import('./Narrator')).then((module) => module.Narrator), { ssr: false })
const TableMotion = dynamic(() => surely(() => import('./motion/TableMotion')).then((module) => module.TableMotion), {
  ssr: false,
})
const AwayNote = dynamic(() => surely(() => import('./AwayNote')).then((module) => module.AwayNote), { ssr: false })
const AwaySeats = dynamic(() => surely(() => import('./AwaySeats')).then((module) => module.AwaySeats), { ssr: false })
const RoundPanel = dynamic(() => surely(() => import('./RoundPanel')).then((module) => module.RoundPanel), {
  loading: () => null,
})
const EndPanel = dynamic(() => surely(() => import('./EndPanel')).then((module) => module.EndPanel), {
  loading: () => null,
})
const MatchDialogs = dynamic(() => surely(() => import('./MatchDialogs')).then((module) => module.MatchDialogs), {
  ssr: false,
})

const Asking = dynamic(() => surely(() => import('./asking/Asking')).then((module) => module.Asking), { ssr: false })

const silence = () => null

/** Fetches what a match shows later while the server is in reach: once needed, it may not be. */
function useLaterParts(loaded: boolean, { claims, untimed }: { claims: boolean; untimed: boolean }) {
  useEffect(() => {
    if (!loaded) return
    void fetchInTurn([
      () => import('./RoundPanel'),
      () => import('./MatchDialogs'),
      () => import('./EndPanel'),
      () => import('./AwayNote'),
      ...(untimed ? [() => import('./AwaySeats')] : []),
      ...(claims ? [() => import('./claims/ClaimPanel')] : []),
    ])
  }, [loaded, claims, untimed])
}

/** A match, played or watched. `initial` is the match as the page was rendered with, `latest` its last event in words. */
export function MatchRoom({ initial, latest }: { initial: MatchState; latest: ReactNode }) {
  const t = useTranslations('match')
  const tellError = useTellError()
  const live = useMatch(
    initial,
    useCallback(
      (error: unknown) => {
        // What came too late is told by the end itself.
        if (errorData(error)?.refusal?.code !== 'matchOver') tellError(error)
      },
      [tellError],
    ),
  )
  const { match, view, seq, events, presence, act, waiting } = live
  const { seat } = match
  const names = useNames(match.players, view.rules, seat)
  const [narration, setNarration] = useState<Narration | null>(null)
  const steps = useSteps(view.viewer, events)
  const play = usePlay(live, seat)
  const calls = useCalls(live, seat, play)
  const clock = useClock(live)
  const [visible, connection] = [useVisible(), useConnection()]
  const [absence, dismissAbsence] = useAway(match.id, {
    // What has just been read may be a step ahead of what is shown.
    seq: Math.max(seq, match.seq),
    readAt: live.readAt,
    attending: visible && connection === 'connected',
  })
  // Once a tile is taken up, nothing may lie over the places it can go to.
  const choosing = play.chosen !== null
  useEffect(() => {
    if (choosing) dismissAbsence()
  }, [choosing, dismissAbsence])
  const [dialog, setDialog] = useState<MatchDialog | null>(null)
  const playing = view.phase !== 'over' && seat !== null && !view.seats[seat]?.left
  const sayReady = () => seat !== null && act({ type: 'ready', seat })
  useMatchKeys(play, {
    naming: play.trial !== null || calls.naming,
    onHelp: () => setDialog('keys'),
    onReady: playing && view.settled && !view.settled.ready[seat] ? sayReady : null,
  })
  const [loaded, wide] = [useLoaded(), useWide()]
  useLaterParts(loaded, { claims: view.rules.claims !== 'automatic', untimed: view.clock === null })

  const textOf = useCallback((index: number) => narration?.said(steps, index) ?? null, [narration, steps])
  const missed = useMemo(() => {
    if (!absence || !narration) return []
    return steps.flatMap(({ event }, at) => {
      const own = 'by' in event && event.by === 'seat' && event.seat === seat
      return own || at < absence.from || at >= absence.to ? [] : (narration.told(steps, at) ?? [])
    })
  }, [absence, steps, narration, seat])
  const lastStep = steps.at(-1)
  const side = { steps, words: narration?.words ?? silence, view, names }

  return (
    <div className="match-page match-lies mx-auto flex w-full max-w-400 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-4 lg:px-4 lg:pb-4 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="flex min-h-0 flex-1 flex-col lg:h-full">
        <MatchBar
          match={match}
          view={view}
          watchers={presence?.watchers ?? 0}
          onKeys={() => setDialog('keys')}
          onFeel={() => setDialog('feel')}
          onSide={() => setDialog('side')}
          onResign={playing ? () => setDialog('resign') : null}
        />
        <MatchTable
          live={live}
          names={names}
          play={play}
          calls={calls}
          seat={seat}
          clock={clock}
          lastEvent={lastStep?.event ?? null}
          latest={narration && lastStep ? narration.told(steps, steps.length - 1) : seq === initial.seq && latest}
          panel={
            <>
              {view.phase === 'settled' && (
                <RoundPanel view={view} names={names} seat={playing ? seat : null} clock={clock} onReady={sayReady} />
              )}
              {view.phase === 'over' && <EndPanel match={match} view={view} names={names} />}
            </>
          }
          notices={
            <>
              {playing && view.clock === null && presence && connection === 'connected' && (
                <AwaySeats
                  view={view}
                  away={presence.away}
                  startedAt={match.startedAt}
                  seat={seat}
                  names={names}
                  clock={clock}
                  busy={waiting}
                  onClaim={(of) => act({ type: 'claimSeat', seat, of })}
                />
              )}
              {missed.length > 0 && view.phase !== 'over' && connection === 'connected' && (
                <AwayNote lines={missed} onDismiss={dismissAbsence} />
              )}
            </>
          }
        />
      </div>
      <aside
        aria-label={t('sideTitle')}
        className="mt-11 flex min-h-0 flex-col overflow-hidden rounded-lg border border-line bg-raised max-lg:hidden"
      >
        {loaded && wide && <SidePanel {...side} />}
      </aside>
      {dialog && (
        <MatchDialogs
          shown={dialog}
          onClose={() => setDialog(null)}
          side={side}
          play={seat === null ? null : play}
          busy={waiting}
          onResign={() => seat !== null && act({ type: 'resign', seat })}
        />
      )}
      {loaded && <Narrator names={names} onReady={setNarration} />}
      {loaded && <TableMotion view={view} trial={play.trial?.tile ?? null} own={seat} />}
      {loaded && <Asking view={view} names={names} play={play} clock={clock} />}
      {loaded && <MatchFeel steps={steps} length={events ? steps.length : null} seat={seat} />}
      <Announcer spoken={events && narration ? steps.length : null} textOf={textOf} />
    </div>
  )
}
