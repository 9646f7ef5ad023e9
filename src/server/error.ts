import type { ErrorCode, ErrorData } from '../contract/error'

/** A failure that the caller is told about by its code, never by a text of ours. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Omit<ErrorData, 'code'> = {},
  ) {
    super(code)
    this.name = 'AppError'
  }
}
