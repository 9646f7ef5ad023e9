import { z } from 'zod'
import {
  changeNameSchema,
  changePasswordSchema,
  deleteAccountSchema,
  mailTokenSchema,
  meSchema,
  requestResetSchema,
  resetPasswordSchema,
  signInOptionsSchema,
  signUpSchema,
} from '../../contract/account'
import { memberProcedure, nothing, playerProcedure, publicProcedure, router } from './init'

/** Signing in and out and guests go through next-auth; everything else about accounts is here. */
export const accountRouter = router({
  me: publicProcedure
    .input(nothing)
    .output(meSchema.nullable())
    .query(({ ctx }) => ctx.services.accounts.me(ctx.caller)),
  signInOptions: publicProcedure
    .input(nothing)
    .output(signInOptionsSchema)
    .query(({ ctx }) => ctx.services.accounts.signInOptions()),

  signUp: publicProcedure
    .input(signUpSchema)
    .output(z.strictObject({ id: z.string() }))
    .mutation(({ ctx, input }) => ctx.services.accounts.signUp(input, ctx.address, ctx.locale())),
  upgradeGuest: playerProcedure
    .input(signUpSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.accounts.upgradeGuest(ctx.caller, input, ctx.address, ctx.locale())),
  changeName: memberProcedure
    .input(changeNameSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.accounts.changeName(ctx.caller, input.name, ctx.address)),
  /** Ends the caller's session too: sign in again with the new password right after. */
  changePassword: memberProcedure
    .input(changePasswordSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.accounts.changePassword(ctx.caller, input)),
  delete: playerProcedure
    .input(deleteAccountSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => {
      const { accounts, tables } = ctx.services
      return accounts.deleteAccount(ctx.caller, input, (tableId) => tables.leave(ctx.caller, tableId))
    }),

  requestReset: publicProcedure
    .input(requestResetSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.accounts.requestReset(input.email, ctx.address, ctx.locale())),
  resetPassword: publicProcedure
    .input(resetPasswordSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.accounts.resetPassword(input, ctx.address)),
  confirmEmail: publicProcedure
    .input(mailTokenSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.accounts.confirmEmail(input.token, ctx.address)),
  resendConfirmation: memberProcedure
    .input(nothing)
    .output(nothing)
    .mutation(({ ctx }) => ctx.services.accounts.resendConfirmation(ctx.caller, ctx.locale())),
})
