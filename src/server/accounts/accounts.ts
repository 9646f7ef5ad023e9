import type { SignInOptions } from '../../contract/account'
import { createFamiliar } from '../auth/familiar'
import { createLimits, type Limits } from '../auth/limits'
import { outsideSites } from '../auth/site'
import type { Deps } from '../deps'
import { type AccountEnv, readAccountEnv } from '../env'
import { createDeletion } from './deletion'
import { createJoining } from './joining'
import type { Kit } from './kit'
import { createOutside } from './outside'
import { createPasswords } from './passwords'
import { createProfile } from './profile'

export type Accounts = ReturnType<typeof createAccounts>

/** Who people are here: coming in, proving it, changing and leaving. */
export function createAccounts(
  deps: Deps,
  env: AccountEnv = readAccountEnv(),
  limits: Limits = createLimits(deps.pool, env),
) {
  const kit: Kit = { ...deps, limits, familiar: createFamiliar(deps.pool) }
  return {
    ...createJoining(kit),
    ...createPasswords(kit),
    ...createOutside(kit),
    ...createProfile(kit),
    ...createDeletion(kit),
    /** The other sites that can be used to sign in, and whether mail is sent. */
    signInOptions: (): SignInOptions => ({ providers: outsideSites(env), mail: deps.mailer.mode }),
  }
}
