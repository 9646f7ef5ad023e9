import { accountRouter } from './account'
import { historyRouter } from './history'
import { createCallerFactory, router } from './init'
import { matchRouter } from './match'
import { playerRouter } from './player'
import { seekRouter } from './seek'
import { tableRouter } from './table'

export const appRouter = router({
  account: accountRouter,
  player: playerRouter,
  history: historyRouter,
  match: matchRouter,
  table: tableRouter,
  seek: seekRouter,
})

export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
