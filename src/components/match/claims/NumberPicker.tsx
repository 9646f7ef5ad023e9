'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CLAIMS } from '../../../engine/board/claims'
import { useKeys } from './useKeys'

type Props = {
  title: string
  /** The first of the choices, which names no number, and what the key 0 does. */
  nothing: { readonly label: string; readonly onPick: () => void }
  onPick: (points: number) => void
  /** A button to leave without a choice; null where the first choice is that already. */
  back: { readonly label: string; readonly onPick: () => void } | null
  /** What Esc does; null where something must be chosen. */
  onEscape: (() => void) | null
  /** While an own command waits nothing can be picked. */
  busy: boolean
  /** It has come by itself, under a finger that may have been about to play: for a moment it takes nothing. */
  unasked?: boolean
  children?: ReactNode
}

/** How long what has come by itself takes nothing, in milliseconds. */
const UNASKED_MS = 600

/**
 * The numbers that can be named, over the hand that isn't needed meanwhile. A tap names one at once. By keys: 0 for
 * nothing, 1 for 5, 2 for 10, up to 7 for 35; nothing is ever named by Enter alone.
 */
export function NumberPicker({ title, nothing, onPick, back, onEscape, busy, unasked = false, children }: Props) {
  const t = useTranslations('match')
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.focus({ preventScroll: true }), [])
  const [fresh, setFresh] = useState(unasked)
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), UNASKED_MS)
    return () => clearTimeout(timer)
  }, [])
  const off = busy || fresh
  useKeys((key) => {
    if (key === 'Escape' && onEscape) onEscape()
    else if (!/^[0-7]$/.test(key)) return false
    else if (!off) key === '0' ? nothing.onPick() : onPick(CLAIMS[Number(key) - 1] ?? 0)
    return true
  })
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-points]')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[at < 0 ? (step > 0 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length]?.focus()
  }
  const choice = (points: number, label: string, pick: () => void) => (
    <button
      key={points}
      type="button"
      data-points={points}
      aria-disabled={off}
      onClick={() => !off && pick()}
      className={clsx(
        'figures min-h-11 rounded-md px-1.5 text-center leading-tight transition-[background-color,translate] active:translate-y-px aria-disabled:opacity-55',
        points === 0
          ? 'border border-line-strong font-semibold text-sm hover:bg-felt sm:px-3'
          : 'bg-tile font-bold text-pip text-xl shadow-press hover:bg-count',
      )}
    >
      {label}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be as high as what it covers
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-keys`}
      onKeyDown={moveFocus}
      className="absolute inset-x-0 bottom-0 z-20 flex min-h-full min-w-0 flex-col justify-between gap-1.5 rounded-lg border-2 border-count bg-felt-edge p-2 outline-none sm:p-2.5"
    >
      <div className="flex min-h-11 items-center justify-between gap-3 pl-1.5">
        <p id={id} className="min-w-0 font-semibold leading-tight">
          {title}
        </p>
        {children}
        {back && (
          <button
            type="button"
            onClick={back.onPick}
            className="min-h-11 shrink-0 rounded-md px-3 font-semibold text-sm underline decoration-1 underline-offset-4 hover:bg-felt"
          >
            {back.label}
          </button>
        )}
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {t('claimKeys')}
      </p>
      <div className="grid grid-cols-4 gap-1.5">
        {choice(0, nothing.label, nothing.onPick)}
        {CLAIMS.map((points) => choice(points, String(points), () => onPick(points)))}
      </div>
    </div>
  )
}
