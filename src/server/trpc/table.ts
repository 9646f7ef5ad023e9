import { z } from 'zod'
import { matchIdSchema } from '../../contract/match'
import {
  changeTableSchema,
  readySchema,
  seatSchema,
  sitSchema,
  stakeSchema,
  tableFormSchema,
  tableIdSchema,
  tableSchema,
} from '../../contract/table'
import { textSchema } from '../../contract/text'
import { AppError } from '../error'
import { counted, nothing, playerProcedure, publicProcedure, router } from './init'

const codeSchema = z.strictObject({ code: textSchema(40).min(1) })
const oneSchema = z.strictObject({ tableId: z.uuid() })
const manySchema = z.strictObject({ tableIds: z.array(z.uuid()).max(100), code: textSchema(40).optional() })

const openingProcedure = playerProcedure.use(counted('openTable'))
const seatingProcedure = playerProcedure.use(counted('seating'))

/** Every change answers with the table as it then is. */
export const tableRouter = router({
  /** The lobby's tables; for everybody. */
  list: publicProcedure
    .input(nothing)
    .output(z.array(tableSchema))
    .query(({ ctx }) => ctx.services.tables.list()),

  /** Public tables for everybody; others for those seated, those with the link, and those whom a rematch is kept for. */
  get: publicProcedure
    .input(tableIdSchema)
    .output(tableSchema)
    .query(async ({ ctx: { caller, services }, input: { tableId, code } }) => {
      if (!(await services.tables.mayWatch(caller, tableId, code))) throw new AppError('notFound')
      const table = await services.tables.state(tableId)
      if (!table) throw new AppError('notFound')
      return table
    }),

  byCode: publicProcedure
    .input(codeSchema)
    .output(tableSchema)
    .query(async ({ ctx, input }) => {
      const table = await ctx.services.tables.byCode(input.code)
      if (!table) throw new AppError('notFound')
      return table
    }),

  /** For those seated. */
  inviteCode: playerProcedure
    .input(oneSchema)
    .output(codeSchema)
    .query(async ({ ctx, input }) => ({ code: await ctx.services.tables.inviteCode(ctx.caller, input.tableId) })),

  open: openingProcedure
    .input(tableFormSchema)
    .output(tableSchema)
    .mutation(({ ctx, input }) => ctx.services.tables.open(ctx.caller, input)),

  change: seatingProcedure
    .input(changeTableSchema)
    .output(tableSchema)
    .mutation(({ ctx, input }) => ctx.services.tables.change(ctx.caller, input.tableId, input.form)),

  sit: seatingProcedure
    .input(sitSchema)
    .output(tableSchema)
    .mutation(({ ctx, input }) => ctx.services.tables.sit(ctx.caller, input)),

  leave: seatingProcedure
    .input(oneSchema)
    .output(tableSchema)
    .mutation(({ ctx, input }) => ctx.services.tables.leave(ctx.caller, input.tableId)),

  setReady: seatingProcedure
    .input(readySchema)
    .output(tableSchema)
    .mutation(({ ctx, input }) => ctx.services.tables.setReady(ctx.caller, input.tableId, input.ready, input.terms)),

  addBot: seatingProcedure
    .input(seatSchema)
    .output(tableSchema)
    .mutation(({ ctx, input }) => ctx.services.tables.addBot(ctx.caller, input.tableId, input.seat)),

  removeBot: seatingProcedure
    .input(seatSchema)
    .output(tableSchema)
    .mutation(({ ctx, input }) => ctx.services.tables.removeBot(ctx.caller, input.tableId, input.seat)),

  /** The caller's own. `code` is the secret of a link, for the table that it leads to. */
  stakes: playerProcedure
    .input(manySchema)
    .output(z.array(stakeSchema))
    .query(({ ctx, input }) => ctx.services.tables.stakes(ctx.caller, input.tableIds, input.code)),

  rematch: openingProcedure
    .input(matchIdSchema)
    .output(tableSchema)
    .mutation(({ ctx, input }) => ctx.services.tables.rematch(ctx.caller, input.matchId)),
})
