import unhomoglyph from 'unhomoglyph'

/** Separators and whatever a reader doesn't see: they don't tell two names apart. */
const UNSEEN = /[\s._-]|\p{Default_Ignorable_Code_Point}/gu
const LATIN = /^[A-Za-z0-9]+$/

/**
 * A letter as a small one. One whose capital looks Latin becomes that Latin letter, since some alphabets share capitals
 * only (К); so do i, l and 1, which a capital I ties together.
 */
function foldLetter(letter: string): string {
  const capital = letter.toUpperCase()
  const seen = unhomoglyph(capital)
  return (LATIN.test(seen) ? seen : capital).toLowerCase()
}

/**
 * What names are unique by: equal for names that look alike, whatever their case, width, alphabet and separators.
 * `rn` equals `m`; accents do tell names apart. Folding a fold changes nothing.
 */
export function foldName(name: string): string {
  let fold = name
  // A look-alike may itself have one; three steps reach the end of every chain there is.
  for (let step = 0; step < 3; step++) {
    const letters = [...fold.normalize('NFKD').replace(UNSEEN, '')].map(foldLetter).join('')
    fold = unhomoglyph(letters).normalize('NFKD')
  }
  return fold
}

/** What addresses are unique by. */
export const foldEmail = (email: string) => email.trim().toLowerCase()
