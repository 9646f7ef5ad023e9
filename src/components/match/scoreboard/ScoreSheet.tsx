'use client'
import { useTranslations } from 'next-intl'
import type { MatchView } from '../../../engine/view/view'
import { signed } from '../../ui/ChangeText'
import { scoreText } from '../../ui/scoreText'
import { sidesOf } from '../seatNames'
import type { Names } from '../useNames'

/** The sheet by round: what each side placed, what the settlement changed, and where the score then stood. */
export function ScoreSheet({ view, names }: { view: MatchView; names: Names }) {
  const t = useTranslations('match')
  const sides = sidesOf(view.rules)
  const { round } = view
  const running = round && view.sheet.at(-1)?.round !== round.number
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard
    <section tabIndex={0} aria-label={t('sheetTitle')} className="min-h-0 flex-1 overflow-auto overscroll-contain p-2">
      <table className="figures w-full border-collapse text-sm">
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="px-1.5 py-1.5 text-left font-medium text-muted">
              {t('round')}
            </th>
            {sides.map((side) => (
              <th key={side} scope="col" className="max-w-24 truncate px-1.5 py-1.5 text-right font-semibold">
                {names.side(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.sheet.map((sheet) => (
            <tr key={sheet.round} className="border-line border-b">
              <th scope="row" className="px-1.5 py-1 text-left font-normal text-muted">
                {sheet.round}
              </th>
              {sides.map((side) => (
                <td key={side} className="px-1.5 py-1 text-right">
                  <span className="block font-semibold text-base">{scoreText(sheet.scores[side] ?? 0)}</span>
                  <span className="block whitespace-nowrap text-muted text-xs">
                    {t('sheetSum', {
                      placed: signed(sheet.placed[side] ?? 0),
                      change: signed(sheet.change[side] ?? 0),
                    })}
                  </span>
                </td>
              ))}
            </tr>
          ))}
          {running && (
            <tr className="border-line border-b">
              <th scope="row" className="px-1.5 py-1 text-left font-normal text-muted">
                {round.number}
              </th>
              {sides.map((side) => (
                <td key={side} className="px-1.5 py-1 text-right text-muted">
                  {signed(round.placed[side] ?? 0)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr className="border-line-strong border-t-2 font-bold">
            <th scope="row" className="px-1.5 py-2 text-left">
              {t('total')}
            </th>
            {sides.map((side) => (
              <td key={side} className="px-1.5 py-2 text-right text-lg">
                {scoreText(view.scores[side] ?? 0)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
