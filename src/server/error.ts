import type { ErrorCode, ErrorData } from '../contract/error'

const NAME = 'AppError'

/**
 * A failure that the caller is told about by its code, never by a text of ours. Known by its name: pages and routes are
 * bundled apart, so one may catch what another's copy of this class has thrown.
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Omit<ErrorData, 'code'> = {},
  ) {
    super(code)
    this.name = NAME
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === NAME
  }
}
