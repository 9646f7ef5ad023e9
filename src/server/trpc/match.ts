import {
  actAnswerSchema,
  actSchema,
  eventsSchema,
  matchIdSchema,
  matchLogSchema,
  matchSchema,
  sinceSchema,
} from '../../contract/match'
import { commitSchema, revealSchema, sealingAnswerSchema } from '../../contract/sealing'
import { commandProcedure, counted, nothing, publicProcedure, router } from './init'

export const matchRouter = router({
  get: publicProcedure
    .input(matchIdSchema)
    .output(matchSchema)
    .query(({ ctx, input }) => ctx.services.matches.get(ctx.caller, input.matchId)),
  /** For anybody, as a watcher sees it. */
  featured: publicProcedure
    .input(nothing)
    .output(matchSchema.nullable())
    .query(({ ctx }) => ctx.services.matches.featured()),
  since: publicProcedure
    .input(sinceSchema)
    .output(eventsSchema)
    .query(({ ctx, input }) => ctx.services.matches.since(ctx.caller, input.matchId, input.seq)),
  log: publicProcedure
    .use(counted('record'))
    .input(matchIdSchema)
    .output(matchLogSchema)
    .query(({ ctx, input }) => ctx.services.matches.log(input.matchId)),
  act: commandProcedure
    .input(actSchema)
    .output(actAnswerSchema)
    .mutation(({ ctx, input }) => ctx.services.matches.act(ctx.caller, input)),

  /** How far a match is before its first event; for everybody. */
  sealing: publicProcedure
    .input(matchIdSchema)
    .output(sealingAnswerSchema)
    .query(({ ctx, input }) => ctx.services.matches.sealing.state(input.matchId)),
  commit: commandProcedure
    .input(commitSchema)
    .output(sealingAnswerSchema)
    .mutation(({ ctx, input }) => ctx.services.matches.sealing.commit(ctx.caller, input)),
  reveal: commandProcedure
    .input(revealSchema)
    .output(sealingAnswerSchema)
    .mutation(({ ctx, input }) => ctx.services.matches.sealing.reveal(ctx.caller, input)),
})
