'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { completeRules } from '../../../engine/board/rules'
import { LinePicture } from '../../board/LinePicture'
import { type LineStep, lineOf } from '../../board/lineSteps'
import { TileSvg } from '../../board/tile/TileSvg'
import { TABLE_COLOURS, TABLE_COOKIE, type TableLook, TILE_SETS, TILES_COOKIE, tableLook } from '../../site/tableLook'
import { writeCookie } from '../../site/writeCookie'
import { ChoiceField } from '../../ui/ChoiceField'

const RULES = completeRules({ spinner: 'first' })
const STEPS: readonly LineStep[] = [
  ['4-4', null],
  ['4-1', 'right'],
  ['6-4', 'left'],
  ['3-1', 'right'],
  ['6-6', 'left'],
  ['3-2', 'right'],
  ['5-4', 'up'],
]
const LINE = lineOf(STEPS)
const SIZE = { width: 560, height: 250 }

/** What the page shows now. */
function lookShown(): TableLook {
  const { tiles, table } = document.documentElement.dataset
  return tableLook(tiles, table)
}

/** Which tiles and which table: at once, on a line to see it by, and remembered. `initial` where a server renders it. */
export function LookFields({ initial }: { initial?: TableLook }) {
  const t = useTranslations('feel')
  const [{ tiles, table }, setLook] = useState(initial ?? lookShown)
  function choose(change: Partial<TableLook>) {
    const look = { tiles, table, ...change }
    setLook(look)
    writeCookie(TILES_COOKIE, look.tiles)
    writeCookie(TABLE_COOKIE, look.table)
    Object.assign(document.documentElement.dataset, look)
  }
  return (
    <div className="grid gap-5">
      <ChoiceField
        legend={t('tiles')}
        value={tiles}
        options={TILE_SETS.map((value) => ({
          value,
          label: (
            <span className="flex items-center justify-center gap-x-2.5 gap-y-1 py-1 max-sm:flex-col">
              <span data-tiles={value}>
                <TileSvg tile="5-3" half={18} vertical={false} className="block" />
              </span>
              {t(`tileSets.${value}`)}
            </span>
          ),
        }))}
        onChange={(value) => choose({ tiles: value })}
      />
      <ChoiceField
        legend={t('table')}
        value={table}
        options={TABLE_COLOURS.map((value) => ({
          value,
          label: (
            <span className="flex items-center justify-center gap-x-2.5 gap-y-1 py-1 max-sm:flex-col">
              <span data-table={value} className="felt table-felt block h-4.5 w-9 rounded-sm" />
              {t(`tables.${value}`)}
            </span>
          ),
        }))}
        onChange={(value) => choose({ table: value })}
      />
      <div className="felt table-felt overflow-hidden rounded-md p-4">
        <LinePicture
          line={LINE}
          rules={RULES}
          size={SIZE}
          half={38}
          label={t('lookPreview')}
          className="block w-full"
        />
      </div>
    </div>
  )
}
