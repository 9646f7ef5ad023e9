import { historyFilterSchema, historyPageSchema } from '../../contract/history'
import { publicProcedure, router } from './init'

export const historyRouter = router({
  /** Anybody may look at anybody's matches. */
  list: publicProcedure
    .input(historyFilterSchema)
    .output(historyPageSchema)
    .query(({ ctx, input }) => ctx.services.history.list(input)),
})
