import { useTranslations } from 'next-intl'
import type { Line } from '../../engine/board/line'
import type { RuleSet } from '../../engine/board/rules'
import { sumText } from '../board/places'
import { useJoined } from '../ui/useJoined'
import { describeLine, type OpenPart, type Part } from './describeLine'

/** A line in words, part by part, for whoever can't see its picture. */
export function LineInWords({ line, rules }: { line: Line; rules: RuleSet }) {
  const t = useTranslations('guide.figure')
  const joined = useJoined()
  const { tiles, branching, connections, open, count } = describeLine(line, rules)
  const partWords = (part: Part) => ('pips' in part ? t('half', part) : t('side', part))
  const placeWords = ({ part, value, counts }: OpenPart) => {
    const place = { place: partWords(part), pips: value }
    if (counts === null) return t('placeUncounted', place)
    return counts === 'shared' ? t('placeShared', place) : t('placeCounts', { ...place, counts })
  }
  const counted = count.counted.map(({ end, tile, pips }) => {
    const at = open.find((place) => place.end === end)
    return at ? t('countedEnd', { place: partWords(at.part), counts: pips }) : t('countedTile', { tile, counts: pips })
  })
  return (
    <div className="grid gap-2 text-sm">
      <p>{t('tiles', { tiles: joined.list(tiles) })}</p>
      <p>{branching ? t('branching', { tile: branching }) : t('branchingNone')}</p>
      {connections.length === 0 ? (
        <p>{t('connectionsNone')}</p>
      ) : (
        <WordList
          title={t('connections')}
          items={connections.map(({ one, other }) => t('connection', { one: partWords(one), other: partWords(other) }))}
        />
      )}
      <WordList title={t('places')} items={open.map(placeWords)} />
      <WordList title={t('counted')} items={counted} />
      <p>{joined.sentences([t('count', { sum: sumText(count) }), t('award', { points: count.points })])}</p>
    </div>
  )
}

function WordList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul className="list-disc pl-5 marker:text-muted">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a line's description never move
          <li key={at}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
