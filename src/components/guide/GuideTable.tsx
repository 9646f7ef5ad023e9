import clsx from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  /** Columns of numbers, by their index. */
  numbers?: readonly number[]
}

/** A table of the rulebook; the first cell of a row is what the row is about. On a narrow screen it scrolls by itself. */
export function GuideTable({ caption, head, rows, numbers = [] }: Props) {
  const align = (at: number) => (numbers.includes(at) ? 'figures text-right' : 'text-left')
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
      className="overflow-x-auto rounded-lg border border-line bg-raised"
    >
      <table className="w-full text-sm">
        <caption className="border-line border-b px-4 py-2.5 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-muted">
            {head.map((words, at) => (
              <th key={words} scope="col" className={clsx('px-4 py-2 font-medium', align(at))}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of the rulebook never move
            <tr key={row}>
              {cells.map((cell, at) => {
                const Cell = at === 0 ? 'th' : 'td'
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor do its cells
                    key={at}
                    scope={at === 0 ? 'row' : undefined}
                    className={clsx('px-4 py-2 align-baseline font-normal', align(at))}
                  >
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
