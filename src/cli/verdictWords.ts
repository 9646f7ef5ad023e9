import type { Finding, Subject, Verdict } from '../record/verify'
import { faultText } from './faultText'

function nameOf(subject: Subject): string {
  switch (subject.kind) {
    case 'seat':
      return `seat ${subject.seat}`
    case 'round':
      return `round ${subject.round}`
    default:
      return subject.kind
  }
}

/** What is said of something that is as it should be. */
function goodWords(subject: Subject): string {
  switch (subject.kind) {
    case 'rules':
      return 'they match their hash'
    case 'commitment':
      return 'it matches the secret'
    case 'seat':
      return subject.contributes ? 'its bytes match its commitment' : 'contributes nothing'
    case 'round':
      return subject.lot ? 'lot and deal match' : 'the deal matches'
    case 'play':
      return 'it keeps the rules and comes to its result'
    case 'receipt':
      return 'it fits'
  }
}

/** A finding as the verify command prints it: a line for what is good, one for each fault otherwise. */
function linesOf({ subject, faults }: Finding): string[] {
  return (faults.length === 0 ? [goodWords(subject)] : faults.map(faultText)).map(
    (words) => `${nameOf(subject)}: ${words}`,
  )
}

/** A verdict in lines, the last of which says it in short. */
export function verdictLines({ findings, holds }: Verdict): string[] {
  const wrong = findings.reduce((sum, { faults }) => sum + faults.length, 0)
  const verdict = holds ? 'everything matches' : `${wrong === 1 ? '1 thing does' : `${wrong} things do`} not match`
  return [...findings.flatMap(linesOf), `verdict: ${verdict}`]
}
