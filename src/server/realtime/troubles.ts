import type { Trouble } from '../../contract/socket'
import type { Connection, Io } from './socket'

export type Troubles = {
  /** Tells every page of this process, where it is news. A stop is for good. */
  readonly tell: (trouble: Trouble) => void
  /** Tells a new connection, if there is anything to tell. */
  readonly greet: (socket: Connection) => void
}

/** What keeps this process from taking commands, for its pages to say so. */
export function createTroubles(io: Io): Troubles {
  let known: Trouble = null
  return {
    tell(trouble) {
      if (trouble === known || known === 'stopping') return
      known = trouble
      io.local.emit('server:trouble', trouble)
    },
    greet(socket) {
      if (known) socket.emit('server:trouble', known)
    },
  }
}
