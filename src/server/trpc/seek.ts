import { z } from 'zod'
import { seekSchema, seekWishSchema } from '../../contract/table'
import { counted, nothing, playerProcedure, router } from './init'

const runningSchema = seekSchema.nullable()

const seekingProcedure = playerProcedure.use(counted('seek'))

/** The caller's own seek, for guests and members alike. */
export const seekRouter = router({
  start: seekingProcedure
    .input(seekWishSchema)
    .output(runningSchema)
    .mutation(({ ctx, input }) => ctx.services.seeks.start(ctx.caller, input)),
  cancel: seekingProcedure
    .input(nothing)
    .output(z.null())
    .mutation(async ({ ctx }) => {
      await ctx.services.seeks.cancel(ctx.caller)
      return null
    }),
  renew: seekingProcedure
    .input(nothing)
    .output(runningSchema)
    .mutation(({ ctx }) => ctx.services.seeks.renew(ctx.caller)),
  state: playerProcedure
    .input(nothing)
    .output(runningSchema)
    .query(({ ctx }) => ctx.services.seeks.state(ctx.caller)),
})
