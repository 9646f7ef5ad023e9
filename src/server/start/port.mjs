import net from 'node:net'
import { StartRefusal } from './refusal.mjs'

/**
 * @param {number} port 0 lets the system choose
 * @param {string} [host] all addresses when left out
 * @returns {Promise<number | undefined>} the port that could be opened, undefined when it is taken
 */
export function openable(port, host) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else if (error.code === 'EACCES')
        reject(new StartRefusal(`port ${port} needs more rights: set PORT to one above 1023`))
      else reject(error)
    })
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })
}

/** @returns {Promise<number>} a free port on the loopback address */
export async function freePort() {
  return /** @type {number} */ (await openable(0, '127.0.0.1'))
}

/**
 * @param {string | undefined} text the PORT variable
 * @returns {Promise<number>} the port to serve on, known to be free
 */
export async function servingPort(text) {
  const port = text === undefined || text === '' ? 3000 : Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new StartRefusal(`PORT must be a number from 1 to 65535, not "${text}"`)
  if ((await openable(port)) === undefined || (await openable(port, '127.0.0.1')) === undefined)
    throw new StartRefusal(`port ${port} is busy: stop what uses it or set PORT to another one`)
  return port
}
