import type { Page } from '@playwright/test'

/** React's marks of what may come later, which it leaves standing or not. */
const LATER = /<!--\/?\$[?!~]?-->/g

/**
 * Times differ from one run to the next (milliseconds since the match began, since 1970, and what clocks show), and so do
 * the server's port and React's numbers for what it adds in the browser, given in the order in which scripts arrive.
 */
function withoutTimesAndIds(text: string): string {
  return text
    .replace(LATER, '')
    .replace(/_r_[0-9a-z]+_/g, '_r_')
    .replace(/localhost:\d+/g, 'localhost')
    .replace(/(\\?"(?:now|startedAt|endedAt|since|at|bankMs|createdAt|turnUntil)\\?":)\d+/g, '$1time')
    .replace(/<span role="timer"[^>]*>.*?<\/span><\/div>/gs, 'clock</div>')
    .replace(/<p [^>]*role="timer"[^>]*>.*?<\/p>/gs, 'clock')
}

/** The scripts' nonce is another one for each answer. */
function withoutNonce(html: string): string {
  const [attribute, nonce] = / nonce="([^"]+)"/.exec(html) ?? []
  return attribute && nonce ? html.replaceAll(attribute, '').replaceAll(nonce, 'nonce') : html
}

/** The match that the page hands to its browser half, as it is written there; empty where there is none. */
function matchIn(data: string): string {
  const begin = data.indexOf('{"id"', data.indexOf('"initial":{"id"'))
  if (begin < 0) return ''
  let depth = 0
  for (const { 0: token, index } of data.slice(begin).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth === 0) return data.slice(begin, begin + index + 1).replace(/"\$[^"]*?:initial/g, '"$initial')
  }
  throw new Error('the match has no end')
}

/** All texts and all named values, each once: how they hang together differs with the moment at which each part is ready. */
function valuesIn(data: string): string[] {
  const found = data
    .split('\n')
    .flatMap((row) => row.match(/"[^"]*":(?:-?[\d.]+|true|false|null)|"(?:[^"\\]|\\.)*"/g) ?? [])
  return [...new Set(found)].filter((value) => !value.startsWith('"$')).sort()
}

/**
 * A page as the server renders it, in a form that two renderings share: its markup and the match that comes along
 * exactly, of all other data, which Next cuts up differently each time, every value.
 */
export function rendered(given: string): string {
  const html = withoutNonce(given)
  const pieces = [...html.matchAll(/<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g)]
  const data = withoutTimesAndIds(pieces.map(([, text = '""']) => JSON.parse(text) as string).join(''))
  const markup = html.replaceAll(/<script>self\.__next_f\.push\(.*?\)<\/script>/gs, '')
  return [withoutTimesAndIds(markup), matchIn(data), ...valuesIn(data)].join('\n')
}

/** What must stand on a page before it is at rest: whose turn it is, or what the match has made of the ratings; with the paper of a round's end or the match's. */
const AT_REST = { turn: 'Your turn| to play|Nothing fits', settled: '', over: '1520\\+20', between: '' } as const

/**
 * The page as it stands in the browser once its log tells all events up to a seq, what comes later is there, and the other,
 * who never comes, is away as long as the match runs.
 */
export async function livePage(page: Page, seq: number, moment: keyof typeof AT_REST): Promise<string> {
  await page.waitForFunction(
    ([count, words, over, paper]) =>
      document.querySelectorAll('ol[aria-label="Log"] > li').length === count &&
      document.querySelector('header summary[aria-label^="Menu of"]') !== null &&
      document.querySelector('section [role="radiogroup"]') !== null &&
      (document.querySelector('[aria-label="away"]') === null) === over &&
      (document.querySelector('section.paper') !== null) === paper &&
      // Such deals were never drawn, and the page finds that out.
      (!over || document.querySelector('[aria-label="The deal"] [role="status"].font-semibold') !== null) &&
      !document.getElementById('content')?.textContent?.includes('The lot for the lead') &&
      new RegExp(words).test(document.getElementById('content')?.textContent ?? ''),
    [seq, AT_REST[moment], moment === 'over', moment === 'over' || moment === 'settled'] as const,
  )
  await page.evaluate(() => new Promise((tell) => requestAnimationFrame(tell)))
  const html = await page.evaluate(() => {
    // Title and the like come with the page or a moment later, and stand in its head or in its body accordingly.
    const about = [...document.querySelectorAll('title, meta')].map(({ outerHTML }) => outerHTML).sort()
    const body = document.body.cloneNode(true) as HTMLElement
    for (const apart of body.querySelectorAll('title, meta, script')) apart.remove()
    return [...about, body.outerHTML].join('\n')
  })
  return withoutTimesAndIds(html)
}
