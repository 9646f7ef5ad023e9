import unhomoglyph from 'unhomoglyph'

/** Marks, separators and whatever a reader doesn't see: they don't tell two names apart. */
const UNSEEN = /[\s._-]|\p{Default_Ignorable_Code_Point}/gu

/** Letter by letter, so that a final sigma folds as any other. */
const lower = (text: string) => [...text.toUpperCase()].map((letter) => letter.toLowerCase()).join('')

function look(text: string): string {
  // Of i, l, 1 and a capital I one can't be told from another in some face, so all are l.
  return lower(unhomoglyph(lower(text.normalize('NFKD'))).normalize('NFKD'))
    .replace(UNSEEN, '')
    .replaceAll('i', 'l')
}

/**
 * What names are unique by: equal for names that look alike, whatever their case, width, alphabet and separators.
 * `rn` equals `m`; accents do tell names apart. Folding a fold changes nothing.
 */
export function foldName(name: string): string {
  let fold = name
  // A look-alike may itself have one; three steps reach the end of every chain there is.
  for (let step = 0; step < 3; step++) fold = look(fold)
  return fold
}

/** What addresses are unique by. */
export const foldEmail = (email: string) => email.trim().toLowerCase()
