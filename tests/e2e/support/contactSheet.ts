import { readdir, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { LOCALES } from '../../../src/contract/locale'
import { FOLDER, SCHEMES, SIZES } from './gallery'

// Next brings it, for pictures of its own.
const sharp: typeof import('sharp')['default'] = createRequire(
  createRequire(import.meta.url).resolve('next/package.json'),
)('sharp')
const HEIGHT = 240

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; background: #8a938e }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem }
div { display: flex; gap: .5rem; overflow-x: auto; padding-bottom: .5rem }
img { display: block; height: ${HEIGHT}px; object-fit: cover; object-position: top; box-shadow: 0 1px 4px #0006 }`

/** Makes the gallery's page: a row for each phase, small pictures that lead to the large ones. */
export default async function contactSheet(): Promise<void> {
  const files = (await readdir(FOLDER).catch(() => [])).filter((file) => file.endsWith('.png'))
  if (files.length === 0) return
  const at = new Map<string, number>()
  for (const file of files) {
    const [name = ''] = file.split('.')
    const { mtimeMs } = await stat(path.join(FOLDER, file))
    at.set(name, Math.min(mtimeMs, at.get(name) ?? mtimeMs))
  }
  // In the order of the tours, which take turns: what begins with the same word stays together.
  const taken = [...at.keys()].sort((one, other) => (at.get(one) ?? 0) - (at.get(other) ?? 0))
  const first = (name: string) => taken.findIndex((each) => each.split('-')[0] === name.split('-')[0])
  const names = taken.toSorted((one, other) => first(one) - first(other))
  const rows: string[] = []
  for (const name of names) {
    const shown = LOCALES.flatMap((locale) =>
      SIZES.flatMap(({ width }) => SCHEMES.map((scheme) => `${name}.${locale}.${width}.${scheme}`)),
    ).filter((each) => files.includes(`${each}.png`))
    const pictures = await Promise.all(shown.map(small))
    rows.push(`<h2 id="${name}">${name}</h2><div>${pictures.join('')}</div>`)
  }
  const head = `<!doctype html><meta charset="utf-8"><title>Muggins: every page and phase</title><style>${STYLE}</style>`
  await writeFile(path.join(FOLDER, 'index.html'), `${head}\n${rows.join('\n')}\n`)
  console.log(`${files.length} pictures of ${names.length} pages and phases: ${path.join(FOLDER, 'index.html')}`)
}

async function small(name: string): Promise<string> {
  const { width } = await sharp(path.join(FOLDER, `${name}.png`))
    .resize({ height: 2 * HEIGHT, width: 3 * HEIGHT, fit: 'cover', position: 'top', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(path.join(FOLDER, `${name}.webp`))
  return `<a href="${name}.png"><img src="${name}.webp" width="${Math.round(width / 2)}" alt="${name}" loading="lazy"></a>`
}
