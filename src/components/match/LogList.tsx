'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { memo, useEffect, useRef } from 'react'
import type { Step } from '../../client/match/steps'
import { unbroken } from '../ui/unbroken'
import { type Fate, fateOf } from './fate'
import type { EventWords } from './useEventWords'

type Props = {
  steps: readonly Step[]
  words: EventWords
  /** In a replay: the step that is shown, and going to another. */
  current?: number
  onPick?: (step: number) => void
}

/** Whether an event begins a new part of the log. */
function opensRound({ event }: Step, before: Step | undefined): boolean {
  return event.type === 'lotDrawn' || (event.type === 'roundDealt' && before?.event.type !== 'lotDrawn')
}

/** What happened, in words, newest at the bottom and in sight unless the reader has scrolled away. */
export function LogList({ steps, words, current, onPick }: Props) {
  const t = useTranslations('match')
  const list = useRef<HTMLOListElement>(null)
  const pinned = useRef(true)
  const scrolledTo = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry scrolls the list
  useEffect(() => {
    const element = list.current
    if (!element) return
    if (current === undefined) {
      if (pinned.current) element.scrollTop = element.scrollHeight
      return
    }
    const entry = element.querySelector<HTMLElement>('[aria-current]')
    if (!entry) return
    const [top, bottom] = [
      entry.offsetTop - element.offsetTop,
      entry.offsetTop - element.offsetTop + entry.offsetHeight,
    ]
    if (top < element.scrollTop || bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = top - element.clientHeight / 2
  }, [steps.length, current])
  return (
    <ol
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
      tabIndex={0}
      aria-label={t('logTitle')}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        // An entry that comes while the list still scrolls puts its end further off; only who scrolls up leaves it.
        if (scrollHeight - scrollTop - clientHeight < 24) pinned.current = true
        else if (scrollTop < scrolledTo.current) pinned.current = false
        scrolledTo.current = scrollTop
      }}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 py-2 text-sm"
    >
      {steps.map((step, at) => (
        <LogEntry
          // biome-ignore lint/suspicious/noArrayIndexKey: events keep their numbers
          key={at}
          step={step}
          fate={fateOf(steps, at)}
          number={at + 1}
          opens={at > 1 && opensRound(step, steps[at - 1])}
          current={current === at + 1}
          words={words}
          onPick={onPick}
        />
      ))}
    </ol>
  )
}

type EntryProps = Pick<Props, 'words' | 'onPick'> & {
  step: Step
  fate: Fate
  number: number
  /** Whether a new part of the log begins here. */
  opens: boolean
  current: boolean
}

const LogEntry = memo(function LogEntry({ step, fate, number, opens, current, words, onPick }: EntryProps) {
  const text = words(step, fate)
  if (!text) return null
  const { event } = step
  const points = event.type === 'tilePlaced' || event.type === 'mugginsCalled' ? event.points : 0
  const entry = (
    <>
      <span className="min-w-0 flex-1">{unbroken(text)}</span>
      {points > 0 && (
        // On the current entry's ground green would be hard to read.
        <span aria-hidden className={clsx('figures shrink-0 font-bold', !current && 'text-good')}>
          +{points}
        </span>
      )}
    </>
  )
  const look = clsx('flex items-baseline gap-2 rounded-sm px-2.5 py-1 text-left', points > 0 && 'font-medium')
  return (
    <li className={clsx(opens && 'mt-2 border-line border-t pt-2')}>
      {onPick ? (
        <button
          type="button"
          onClick={() => onPick(number)}
          aria-current={current ? 'step' : undefined}
          className={clsx(look, 'w-full', current ? 'bg-accent/30' : 'hover:bg-sunken')}
        >
          {entry}
        </button>
      ) : (
        <p className={look}>{entry}</p>
      )}
    </li>
  )
})
