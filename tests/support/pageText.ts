import type { Page } from '@playwright/test'

/**
 * Times differ from one run to the next (milliseconds since the match began, since 1970, and what clocks show), and so do
 * React's numbers for what it adds in the browser, given in the order in which scripts arrive.
 */
function withoutTimesAndIds(text: string): string {
  return text
    .replace(/_r_[0-9a-z]+_/g, '_r_')
    .replace(/(\\?"(?:now|startedAt|endedAt|since|at|bankMs|createdAt)\\?":)\d+/g, '$1time')
    .replace(/<span role="timer"[^>]*>.*?<\/span><\/div>/gs, 'clock</div>')
    .replace(/<p [^>]*role="timer"[^>]*>.*?<\/p>/gs, 'clock')
}

/**
 * A page as the server renders it, in a form that two renderings share: the markup, and the data that came along, whose
 * rows are numbered, ordered and cut into pieces by the moment at which each was ready.
 */
export function rendered(html: string): string {
  const pieces = [...html.matchAll(/<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g)]
  const data = pieces.map(([, text = '""']) => JSON.parse(text) as string).join('')
  const rows = data.split('\n').map((row) => row.replace(/^[0-9a-f]+:/, '').replace(/"\$[L@]?[0-9a-f]+"/g, '"$row"'))
  const markup = html.replaceAll(/<script>self\.__next_f\.push\(.*?\)<\/script>/gs, '')
  return withoutTimesAndIds(`${markup}\n${rows.sort().join('\n')}`)
}

/** The page as it stands in the browser once its log tells all events up to a seq and, in a turn, whose it is. */
export async function livePage(page: Page, seq: number, inTurn: boolean): Promise<string> {
  await page.waitForFunction(
    ([count, prompted]) =>
      document.querySelectorAll('ol[aria-label="Log"] > li').length === count &&
      (!prompted || /Your turn| to play|Nothing fits/.test(document.getElementById('content')?.textContent ?? '')),
    [seq, inTurn] as const,
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
