import clsx from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  /** Columns of numbers, by their index. */
  numbers?: readonly number[]
  /** On a narrow screen a row is a block of its own, each cell below what its column is called: for many columns. */
  stacked?: boolean
  /** No wider than its few numbers need. */
  slim?: boolean
}

/** A table of the rulebook; the first cell of a row is what the row is about. */
export function GuideTable({ caption, head, rows, numbers = [], stacked = false, slim = false }: Props) {
  const align = (at: number) => (numbers.includes(at) ? 'figures text-right' : 'text-left')
  const cellClass = (at: number) =>
    clsx(
      'px-4 py-2 align-baseline',
      align(at),
      stacked ? 'max-sm:p-0 max-sm:text-left' : '',
      // What is left of the last line belongs to the last cell.
      stacked && at === head.length - 1 && at % 3 === 2 && 'max-sm:col-span-2',
      stacked && at === 0 ? 'font-normal max-sm:col-span-full max-sm:font-semibold' : 'font-normal',
    )
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
      className={clsx('overflow-x-auto rounded-lg border border-line bg-raised', slim && 'w-full max-w-80')}
    >
      <table className={clsx('w-full text-sm', stacked && 'max-sm:block')}>
        <caption
          className={clsx('border-line border-b px-4 py-2.5 text-left font-semibold', stacked && 'max-sm:block')}
        >
          {caption}
        </caption>
        <thead className={stacked ? 'max-sm:hidden' : undefined}>
          <tr className="border-line border-b text-muted">
            {head.map((words, at) => (
              <th key={words} scope="col" className={clsx('px-4 py-2 font-medium', align(at))}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={clsx('divide-y divide-line', stacked && 'max-sm:block')}>
          {rows.map((cells, row) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of the rulebook never move
              key={row}
              className={
                stacked
                  ? 'max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-4 max-sm:gap-y-2 max-sm:px-4 max-sm:py-3'
                  : undefined
              }
            >
              {cells.map((cell, at) => {
                const Cell = at === 0 ? 'th' : 'td'
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do its cells
                  <Cell key={at} scope={at === 0 ? 'row' : undefined} className={cellClass(at)}>
                    {stacked && at > 0 && <span className="block text-muted text-xs sm:hidden">{head[at]}</span>}
                    {cell}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
