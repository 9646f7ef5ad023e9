import type { Familiar } from '../auth/familiar'
import type { Limits } from '../auth/limits'
import type { Deps } from '../deps'

/** What the parts of the accounts service are built on. */
export type Kit = Deps & { readonly limits: Limits; readonly familiar: Familiar }
