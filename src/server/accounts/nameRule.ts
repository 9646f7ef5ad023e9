import { foldName } from './fold'

const WORDS =
  'admin administrator moderator mod operator owner staff team support help system server root official security guest member ' +
  'player bot nobody anonymous unknown null undefined everyone all you muggins'
const RESERVED = new Set(
  WORDS.split(' ').flatMap((word) => [foldName(word), foldName(`muggins ${word}`), foldName(`${word} muggins`)]),
)
const DELETED = foldName('deleted')

/** Alphabets that share shapes: a name in more than one of them is made to deceive. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Lisu}/u,
]

/**
 * Whether somebody may be called so: not a word that speaks for the site or for a deleted player, in one alphabet,
 * nothing unseen in it, no pile of accents.
 */
export function isNameAllowed(name: string): boolean {
  const fold = foldName(name)
  if (fold.length < 2 || RESERVED.has(fold) || fold.startsWith(DELETED)) return false
  if (ALPHABETS.filter((alphabet) => alphabet.test(name.normalize('NFKC'))).length > 1) return false
  return !/\p{Default_Ignorable_Code_Point}|\p{M}{3}/u.test(name.normalize('NFD'))
}
