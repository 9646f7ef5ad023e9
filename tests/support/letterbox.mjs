import fs from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

const ANSWERS = { DATA: '354 go on', QUIT: '221 goodbye' }

/**
 * A mail server that delivers nothing: it takes every mail and keeps it as a file. Lives as long as this process.
 * @param {string} folder for the files, one for each mail, in the order of their names
 * @returns {Promise<string>} its address, for `SMTP_URL`
 */
export async function openLetterbox(folder) {
  fs.mkdirSync(folder, { recursive: true })
  let kept = 0
  const server = createServer((socket) => {
    let pending = ''
    let inLetter = false
    const say = (/** @type {string} */ line) => socket.write(`${line}\r\n`)
    say('220 letterbox')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1')
      for (;;) {
        const ending = inLetter ? '\r\n.\r\n' : '\r\n'
        const end = pending.indexOf(ending)
        if (end < 0) return
        const text = pending.slice(0, end)
        pending = pending.slice(end + ending.length)
        if (inLetter) {
          kept += 1
          const file = path.join(folder, `${String(kept).padStart(6, '0')}.txt`)
          fs.writeFileSync(`${file}.new`, text.replaceAll('\r\n', '\n'))
          fs.renameSync(`${file}.new`, file)
          inLetter = false
          say('250 kept')
          continue
        }
        const verb = text.slice(0, 4).toUpperCase()
        say(ANSWERS[/** @type {keyof typeof ANSWERS} */ (verb)] ?? '250 letterbox')
        inLetter = verb === 'DATA'
        if (verb === 'QUIT') socket.end()
      }
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  server.unref()
  return `smtp://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`
}
