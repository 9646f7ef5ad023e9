import { ensureBuilt } from '../../src/server/start/built.mjs'
import { ensureClient } from '../../src/server/start/client.mjs'
import { orRefuse } from '../../src/server/start/refusal.mjs'
import { engineTypes, lint, playwright, types, vitest } from './suites.mjs'

// `npm run check`: types, lint, unit tests. `npm test`: these, then the laws over thousands of random rounds and the
// commands, then tests on a real database, of processes that are harmed, and in a real browser.
const begun = Date.now()
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
await orRefuse(async () => {
  await ensureClient()
  const counts = await Promise.all([types(), engineTypes(), lint(), vitest('unit')])
  if (process.argv[2] !== 'check') {
    counts.push(await vitest('long'))
    const build = built()
    // Processes that are harmed mostly wait: the tests on a database have the time.
    const harmed = build.then(({ failed }) => (failed ? null : vitest('faults', { later: true })))
    counts.push(await vitest('server'), await build)
    const faults = await harmed
    if (faults) counts.push(faults, await playwright())
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`finished in ${Math.round((Date.now() - begun) / 1000)} s`)
  // A test may find that the machine doesn't let it run, as one that mounts a disk; nobody should overlook that.
  const skipped = counts.flatMap((count) => count.skipped ?? [])
  for (const name of skipped) console.log(`! SKIPPED: ${name}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
})

async function built() {
  try {
    await ensureBuilt()
    return { passed: 0, failed: 0 }
  } catch (error) {
    console.log(`✗ build: ${error instanceof Error ? error.message : error}`)
    return { passed: 0, failed: 1 }
  }
}
