import type { MatchState } from '../../contract/match'
import type { ViewEvent } from '../../engine/view/view'
import { unbroken } from '../ui/unbroken'
import { fateOf } from './fate'
import { useEventWords } from './useEventWords'
import { useNames } from './useNames'

/** The event that a match's view ends with, in words: written by the server, until the page has the whole log and its own. */
export function LatestWords({ match, event }: { match: MatchState; event: ViewEvent }) {
  const step = { event, view: match.view }
  const words = useEventWords(useNames(match.players, match.view.rules, match.seat))
  const text = words(step, fateOf([step], 0))
  return text && unbroken(text)
}
