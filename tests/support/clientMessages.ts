import { codeOf, importsOf, read, sourceFiles } from './sources'

const MADE_IN_BROWSERS = /^'use client'/
const NAMESPACE = /\buseTranslations\('([^']+)'\)/g

/** The file behind an import's target, undefined for a package. */
function fileOf(target: string): string | undefined {
  return sourceFiles.find((file) => file === target || file.replace(/\.\w+$/, '') === target)
}

function importedBy(file: string): string[] {
  return importsOf(file).flatMap(({ target, typeOnly }) => (typeOnly ? [] : (fileOf(target) ?? [])))
}

/** The namespaces of messages that browsers need for what these files show: asked for below a `'use client'`. */
export function namespacesInBrowsers(files: readonly string[]): Set<string> {
  const namespaces = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string, inBrowser: boolean) => {
    const client = inBrowser || MADE_IN_BROWSERS.test(read(file))
    const key = `${file} ${client}`
    if (seen.has(key) || file.startsWith('src/server/')) return
    seen.add(key)
    if (client) for (const [, namespace = ''] of codeOf(file).matchAll(NAMESPACE)) namespaces.add(namespace)
    for (const imported of importedBy(file)) visit(imported, client)
  }
  for (const file of files) visit(file, false)
  return namespaces
}
