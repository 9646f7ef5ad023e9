'use client'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { stopFrom } from './stops'

type Props = { stops: readonly number[]; step: number; words: string; onStep: (step: number) => void }

const FAR = 1_000_000

/** Steps by the keyboard's arrows wherever the focus is, unless it is on something that needs them itself. */
function useStepKeys(move: (by: number) => void) {
  const latest = useRef(move)
  // As soon as a step is on the page: the next key counts from there.
  useLayoutEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target.closest('input, .pane, [role="tab"], [role="dialog"]')
      )
        return
      const by = { ArrowLeft: -1, ArrowRight: 1, Home: -FAR, End: FAR }[event.key]
      if (!by) return
      event.preventDefault()
      latest.current(by)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** First, back, forth, last, and a slider over all steps. */
export function ReplayControls({ stops, step, words, onStep }: Props) {
  const t = useTranslations('replay')
  const at = stops.findLastIndex((stop) => stop <= step)
  const move = (by: number) => onStep(stopFrom(stops, step, by))
  useStepKeys(move)
  const buttons = [
    { name: 'first', icon: ChevronFirst, by: -FAR, off: at <= 0 },
    { name: 'previous', icon: ChevronLeft, by: -1, off: at <= 0 },
    { name: 'next', icon: ChevronRight, by: 1, off: at >= stops.length - 1 },
    { name: 'last', icon: ChevronLast, by: FAR, off: at >= stops.length - 1 },
  ] as const
  return (
    <div className="flex flex-wrap items-center gap-x-1 px-2 pt-1 pb-2 sm:px-4">
      {buttons.map(({ name, icon: Icon, by, off }) => (
        <button
          key={name}
          type="button"
          aria-label={t(name)}
          title={t(name)}
          aria-disabled={off}
          onClick={() => move(by)}
          className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-felt-edge aria-disabled:opacity-40"
        >
          <Icon aria-hidden className="size-6" />
        </button>
      ))}
      <input
        type="range"
        min={0}
        max={Math.max(0, stops.length - 1)}
        value={Math.max(0, at)}
        aria-label={t('slider')}
        aria-valuetext={words}
        onChange={(event) => onStep(stops[Number(event.currentTarget.value)] ?? step)}
        className="h-11 min-w-11 flex-1 accent-count"
      />
      <span className="figures min-w-18 text-right text-muted text-sm">
        {t('position', { at: at + 1, of: stops.length })}
      </span>
    </div>
  )
}
