import { useTranslations } from 'next-intl'
import { countOf } from '../../engine/board/count'
import { openEnds } from '../../engine/board/ends'
import { PRESET_NAMES, presetRules } from '../../engine/board/presets'
import { completeRules, pointsFor, roundToFive, type SeatCount } from '../../engine/board/rules'
import { lineOf } from '../board/lineSteps'
import { FIGURES } from './figures'
import { GuideTable } from './GuideTable'

const SEATS: readonly SeatCount[] = [2, 3, 4]
const TILES = 28

/** Tiles dealt and targets, by the number of players (R1, R2.1). */
export function StartTable() {
  const t = useTranslations('guide.start.table')
  return (
    <GuideTable
      caption={t('caption')}
      head={[t('players'), t('hand'), t('boneyard'), t('target')]}
      rows={SEATS.map((seats) => {
        const { handSize, target } = completeRules({ seats })
        return [
          t('countPlayers', { count: seats }),
          t('countTiles', { count: handSize }),
          t('countTiles', { count: TILES - seats * handSize }),
          t('countPoints', { count: target }),
        ]
      })}
    />
  )
}

/** What a count is worth (R4.1). */
export function ScoringTable() {
  const t = useTranslations('guide.scoring.table')
  const worth = [5, 10, 15, 20].map((count) => [count, pointsFor(count)])
  return (
    <GuideTable
      caption={t('caption')}
      head={[t('count'), t('points')]}
      slim
      numbers={[1]}
      rows={[...worth, [t('more'), '…'], [t('other'), t('none')]]}
    />
  )
}

/** The first placements of a round, with their counts. */
export function ExampleTable() {
  const t = useTranslations('guide.example')
  const { rules, steps } = FIGURES.example
  return (
    <GuideTable
      caption={t('table.caption')}
      head={[t('table.placement'), t('table.ends'), t('table.count'), t('table.points')]}
      numbers={[2]}
      stacked
      rows={steps.map(([tile, end], at) => {
        const line = lineOf(steps, at + 1)
        const { count, points } = countOf(line, rules)
        const name = t(at % 2 === 0 ? 'names.ana' : 'names.ben')
        const value = openEnds(lineOf(steps, at), rules).find((open) => open.end === end)?.value ?? 0
        const [one, other] = openEnds(line, rules)
        return [
          <>
            <span className="figures mr-2.5 font-normal text-muted">{at + 1}</span>
            {end === null ? t('table.opens', { name, tile }) : t('table.places', { name, tile, value })}
          </>,
          t('table.twoEnds', { one: one?.value ?? 0, other: other?.value ?? 0 }),
          count,
          points > 0 ? t('table.scores', { name, points }) : t('table.none'),
        ]
      })}
    />
  )
}

/** Leftovers that go down, go up and stay (R7.1). */
const LEFTOVERS = [2, 3, 10, 11, 12, 13, 14, 15, 27, 28]

export function RoundingTable() {
  const t = useTranslations('guide.rounding.table')
  return (
    <GuideTable
      caption={t('caption')}
      head={[t('pips'), t('rounded')]}
      slim
      numbers={[1]}
      rows={LEFTOVERS.map((pips) => [pips, roundToFive(pips)])}
    />
  )
}

/** The presets side by side (R1). */
export function PresetsTable() {
  const t = useTranslations('guide.presets')
  return (
    <GuideTable
      caption={t('caption')}
      head={[t('preset'), t('settlement'), t('spinner'), t('reserve'), t('claims'), t('target')]}
      stacked
      rows={PRESET_NAMES.map((preset) => {
        const rules = presetRules(preset, 'full', preset === 'partners' ? 4 : 2)
        const more = presetRules(preset, 'full', 4).target
        return [
          t(`items.${preset}.name`),
          t('cells.settlement', { settlement: rules.settlement }),
          t('cells.spinner', { spinner: rules.spinner }),
          t('cells.reserve', { count: rules.reserve }),
          t('cells.claims', { claims: rules.claims }),
          rules.target === more
            ? t('cells.target', { target: rules.target })
            : t('cells.targets', { two: rules.target, more }),
        ]
      })}
    />
  )
}
