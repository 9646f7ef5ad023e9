const SUM = /\d+(?: [+−×=→:] [+−]?\d+)+/g
/** A longer sum may break, or it would stick out of a narrow list. */
const LONGEST = 30

/** Text whose sums (`2 + 8 = 10`) and scores (`105 : 90`) are not broken across lines. */
export function unbroken(text: string): string {
  return text.replace(SUM, (sum) => (sum.length > LONGEST ? sum : sum.replaceAll(' ', '\u00a0')))
}
