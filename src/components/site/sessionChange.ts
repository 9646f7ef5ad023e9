let underWay = false

/** Says that this page itself is about to end its session and deals with what follows. */
export function beginSessionChange(): void {
  underWay = true
}

export function endSessionChange(): void {
  underWay = false
}

export function sessionChangeUnderWay(): boolean {
  return underWay
}
