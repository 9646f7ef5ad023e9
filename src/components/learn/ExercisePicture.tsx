import { useTranslations } from 'next-intl'
import type { Tile } from '../../engine/board/tile'
import { LinePicture } from '../board/LinePicture'
import { placesOf } from '../board/places'
import { TileSvg } from '../board/tile/TileSvg'
import { useLineWords } from '../board/useLineWords'
import { useJoined } from '../ui/useJoined'
import type { Exercise } from './exercise'

const TABLE = { width: 560, height: 150 }
const CROSS = { width: 560, height: 330 }
const HALF = 40

/** Tiles in a row, as somebody holds them. */
export function Tiles({ tiles, half = 20 }: { tiles: readonly Tile[]; half?: number }) {
  const { list } = useJoined()
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <span className="sr-only">{list(tiles)}</span>
      {tiles.map((tile) => (
        <TileSvg key={tile} tile={tile} half={half} />
      ))}
    </span>
  )
}

/** What an exercise shows: a line, a hand, the boneyard, or the hands at a round's end. What its ends count only once it is solved. */
export function ExercisePicture({ exercise, solved }: { exercise: Exercise; solved: boolean }) {
  const t = useTranslations('learn')
  const words = useLineWords()
  if (exercise.kind === 'settle') {
    return (
      <ul className="felt grid gap-3 rounded-lg p-4 sm:p-6">
        {exercise.hands.map(({ name, tiles }) => (
          <li key={name} className="grid min-h-11 grid-cols-[5rem_minmax(0,1fr)] items-center">
            <span className="font-semibold">{t(`names.${name}`)}</span>
            {tiles.length > 0 ? <Tiles tiles={tiles} /> : <span className="text-felt-muted">{t('noTiles')}</span>}
          </li>
        ))}
      </ul>
    )
  }
  if (exercise.kind === 'roundOff') {
    return (
      <div className="felt grid place-items-center rounded-lg p-6">
        <Tiles tiles={exercise.hand} half={32} />
      </div>
    )
  }
  const { line, rules } = exercise
  const showsHand = exercise.kind === 'whichScores' || exercise.kind === 'leavesNext' || exercise.kind === 'mustAct'
  const counts = exercise.kind === 'whichScores' || exercise.kind === 'whichEnd' ? false : solved
  return (
    <div className="felt grid gap-3 overflow-hidden rounded-lg">
      <LinePicture
        line={line}
        rules={rules}
        size={rules.spinner === 'none' ? TABLE : CROSS}
        half={HALF}
        unmarked={!counts || exercise.kind === 'leavesNext' || exercise.kind === 'mustAct'}
        label={words(line, placesOf(line, rules), counts)}
        className="block w-full"
      />
      {showsHand && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-4 py-3">
          <span className="text-felt-muted text-sm">{t('hand')}</span>
          <Tiles tiles={exercise.hand} />
          {exercise.kind === 'mustAct' && (
            <span className="text-felt-muted text-sm">{t('boneyard', { count: exercise.boneyard })}</span>
          )}
        </div>
      )}
    </div>
  )
}
