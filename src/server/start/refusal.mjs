/** A reason not to start that the person at the terminal can act on: printed as one line, without a stack. */
export class StartRefusal extends Error {}

/**
 * Runs a command's body; a refusal becomes one line and exit code 1, anything unforeseen keeps its stack.
 * @param {() => Promise<unknown>} body
 */
export async function orRefuse(body) {
  try {
    return await body()
  } catch (error) {
    console.error(`muggins: ${error instanceof StartRefusal ? error.message : withoutPasswords(stackOf(error))}`)
    process.exit(1)
  }
}

/** @param {string} text @returns {string} the text with the password of every URL in it taken out */
export const withoutPasswords = (text) => text.replace(/(\w:\/\/[^\s:/@]*):[^\s@]*@/g, '$1@')

/** @param {unknown} error */
const stackOf = (error) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
