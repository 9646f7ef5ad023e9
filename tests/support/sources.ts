import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../src/server/start/root.mjs'
import { filesIn } from '../../src/server/start/sources.mjs'

export interface Import {
  /** a path from the project's root without extension, such as `src/engine/board/tile`, or a package's name */
  readonly target: string
  readonly typeOnly: boolean
}

/** Every file of code under `src`, generated code apart. */
export const sourceFiles: readonly string[] = filesIn('src').filter(
  (file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('src/generated/'),
)

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** The code of a file without its comments; strings that hold comment marks are rare enough to be left alone. */
export const codeOf = (file: string): string =>
  read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')

const STATEMENT = /(?:^|[;\n])\s*(?:import|export)\s+(type\s+)?((?:[\w*${}\s,]+?)\s*from\s*)?['"]([^'"]+)['"]/g
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g

export function importsOf(file: string): Import[] {
  const code = codeOf(file)
  const written = [...code.matchAll(STATEMENT)].map(([, type, clause, name = '']) => ({
    name,
    typeOnly: Boolean(type) || namesOnlyTypes(clause ?? ''),
  }))
  const dynamic = [...code.matchAll(DYNAMIC)].map(([, name = '']) => ({ name, typeOnly: false }))
  return [...written, ...dynamic].map(({ name, typeOnly }) => ({ target: targetOf(file, name), typeOnly }))
}

/** `import { type A, type B } from …` brings no value either. */
function namesOnlyTypes(clause: string): boolean {
  const names = /^\{([^}]*)\}/
    .exec(clause.trim())?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return Boolean(names?.length) && (names ?? []).every((name) => name.startsWith('type '))
}

function targetOf(file: string, name: string): string {
  if (name.startsWith('@/')) return `src/${name.slice(2)}`
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
  return name
}
