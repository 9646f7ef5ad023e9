// Draws the icons of the installed app from the site's own: `npm run icons` writes them to public/icons.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

// Next brings it, for pictures of its own.
/** @type {typeof import('sharp')['default']} */
const sharp = createRequire(createRequire(import.meta.url).resolve('next/package.json'))('sharp')

const source = fs.readFileSync(new URL('../../app/icon.svg', import.meta.url), 'utf8')
const inner = source.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
const FELT = /<rect[^>]*fill="([^"]+)"/.exec(source)?.[1] ?? 'green'

/** For systems that cut icons into shapes of their own: the felt to all edges, the mark within what is never cut off. */
const FULL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 42 42"><rect x="-5" y="-5" width="42" height="42" fill="${FELT}"/>${inner}</svg>`

/** @type {readonly [name: string, svg: string, size: number][]} */
const ICONS = [
  ['icon-192', source, 192],
  ['icon-512', source, 512],
  ['maskable-512', FULL, 512],
  ['apple-180', FULL, 180],
]

for (const [name, svg, size] of ICONS) {
  const file = fileURLToPath(new URL(`../../../public/icons/${name}.png`, import.meta.url))
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(file)
}
