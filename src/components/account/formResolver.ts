import type { Resolver } from 'react-hook-form'
import type { FormValues } from './formSchemas'

/**
 * Checks a form by its schema. The schemas are fetched when a form is first sent, not with its page; out of reach, the
 * server alone judges.
 */
export function formResolver<Name extends keyof FormValues>(name: Name): Resolver<FormValues[Name]> {
  return async (values, context, options) => {
    const schemas = await import('./formSchemas').catch(() => null)
    return schemas ? schemas.resolvers[name](values, context, options) : { values, errors: {} }
  }
}
