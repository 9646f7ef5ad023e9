import path from 'node:path'

/** The folder of the project, wherever the command was given. */
export const root = path.resolve(import.meta.dirname, '../../..')
