import { z } from 'zod'
import { seekSchema } from '../../contract/table'
import { nothing, playerProcedure, router } from './init'

const runningSchema = seekSchema.nullable()

/** The caller's own seek, for guests and members alike. */
export const seekRouter = router({
  start: playerProcedure
    .input(nothing)
    .output(runningSchema)
    .mutation(({ ctx }) => ctx.services.seeks.start(ctx.caller)),
  cancel: playerProcedure
    .input(nothing)
    .output(z.null())
    .mutation(async ({ ctx }) => {
      await ctx.services.seeks.cancel(ctx.caller)
      return null
    }),
  renew: playerProcedure
    .input(nothing)
    .output(runningSchema)
    .mutation(({ ctx }) => ctx.services.seeks.renew(ctx.caller)),
  state: playerProcedure
    .input(nothing)
    .output(runningSchema)
    .query(({ ctx }) => ctx.services.seeks.state(ctx.caller)),
})
