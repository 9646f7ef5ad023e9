/** A score as it is written: with a true minus below zero. */
export function scoreText(score: number): string {
  return score < 0 ? `−${-score}` : String(score)
}
