import { ensureBuilt } from '../../../src/server/start/built.mjs'

/** The applications that are harmed are those that would be deployed. */
export default async function setup(): Promise<void> {
  if (!process.env.FAULTS_AS_BUILT) await ensureBuilt()
}
