/**
 * Ends this process on Ctrl-C or SIGTERM for as long as the application has no handler of its own.
 * Ending by `exit` lets what was started be stopped.
 */
export function heedSignals() {
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]))
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(code)
    })
}
