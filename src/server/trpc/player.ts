import { z } from 'zod'
import { profileSchema, ratingHistorySchema } from '../../contract/history'
import { leaderboardQuerySchema, leaderboardSchema } from '../../contract/leaderboard'
import { playerRefSchema } from '../../contract/player'
import { whereaboutsSchema } from '../../contract/table'
import { textSchema } from '../../contract/text'
import { AppError } from '../error'
import { nothing, playerProcedure, publicProcedure, router } from './init'

const playerIdSchema = z.strictObject({ playerId: z.uuid() })
const nameSchema = z.strictObject({ name: textSchema(40).trim().min(1) })
const poolSchema = playerIdSchema.extend({ pool: textSchema(40).min(1) })

export const playerRouter = router({
  /** Anybody may look at anybody's page. */
  profile: publicProcedure
    .input(playerIdSchema)
    .output(profileSchema)
    .query(async ({ ctx, input }) => {
      const profile = await ctx.services.players.profile(input.playerId)
      if (!profile) throw new AppError('notFound')
      return profile
    }),

  /** By name or id; a deleted player has no name, and is found by id only. */
  byName: publicProcedure
    .input(nameSchema)
    .output(playerRefSchema)
    .query(async ({ ctx, input }) => {
      const player = await ctx.services.players.byName(input.name)
      if (!player) throw new AppError('notFound')
      return player
    }),

  ratingHistory: publicProcedure
    .input(poolSchema)
    .output(ratingHistorySchema)
    .query(({ ctx, input }) => ctx.services.players.ratingHistory(input.playerId, input.pool)),

  /** Anybody may look; who is signed in is told the own place. */
  leaderboard: publicProcedure
    .input(leaderboardQuerySchema)
    .output(leaderboardSchema)
    .query(({ ctx, input }) => ctx.services.players.leaderboard(input, ctx.caller?.playerId ?? null)),

  /** The caller's own. */
  whereabouts: playerProcedure
    .input(nothing)
    .output(whereaboutsSchema)
    .query(({ ctx }) => ctx.services.players.whereabouts(ctx.caller.playerId)),
})
