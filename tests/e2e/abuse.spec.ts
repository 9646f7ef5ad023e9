import { expect, type Page } from '@playwright/test'
import { comeAlive, open, test } from './support/people'
import { filePicker, jsonFile, sampleMatch } from './support/records'

declare global {
  interface Window {
    /** What the page's policy has forbidden. */
    violations: string[]
    /** Set by a script that should never have run. */
    hit?: string
  }
}

const PATHS = [
  ...[
    '/',
    '/lobby',
    '/sign-in',
    '/sign-up',
    '/forgot',
    '/history',
    '/settings',
    '/replay',
    '/verify',
    '/verify/method',
    '/leaderboard',
    '/en/rules',
    '/zh-CN/learn',
  ],
  ...['/nowhere', '/player/nobody', '/match/none', '/t/none'],
  ...['/reset?token=aaaaaaaaaaaaaaaaaaaaaaaa', '/confirm?token=aaaaaaaaaaaaaaaaaaaaaaaa'],
]

const HOSTILE = [
  '<img src=x onerror="window.hit=1">',
  '</script><script>window.hit=2</script>',
  '{name}"><svg onload=window.hit=3>',
]

/** Notes what the policies of a page's documents forbid, from their first moment on. */
async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.violations.push(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
}

test('no page meets its own policy, and all scripts in the markup carry the nonce', async ({ visitor }) => {
  const page = await visitor()
  await noteViolations(page)
  for (const path of PATHS) {
    const response = await page.goto(path)
    const policy = response?.headers()['content-security-policy'] ?? ''
    const [, nonce] = /script-src 'self' 'nonce-([^']+)'/.exec(policy) ?? []
    const scripts = [...((await response?.text()) ?? '').matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.length, path).toBeGreaterThan(3)
    expect(
      scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
      path,
    ).toEqual([])
    await comeAlive(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.violations), path).toEqual([])
  }
})

test('what gets into a page from outside does not run', async ({ browser, baseURL }) => {
  const page = await browser.newPage()
  await noteViolations(page)
  await open(page, `${baseURL}/sign-in`)
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<img src="data:," onerror="window.hit = 'attribute'">
       <iframe srcdoc="<script>parent.hit = 'frame'</script>"></iframe>
       <base href="https://evil.example/"><object data="data:text/html,x"></object>
       <a id="link" href="javascript:window.hit='link'">x</a>`,
    )
    document.querySelector<HTMLElement>('#link')?.click()
    const script = document.createElement('script')
    script.textContent = "window.hit = 'inline'"
    document.body.append(script)
    // Later: what the test itself evaluates is exempt.
    setTimeout(() => {
      // biome-ignore lint/security/noGlobalEval: that it is refused is what is tested
      eval("window.hit = 'eval'")
    })
    const foreign = document.createElement('script')
    foreign.src = 'https://evil.example/x.js'
    document.body.append(foreign)
    return fetch('https://evil.example/').catch(() => {})
  })
  const forbidden = () => page.evaluate(() => [...new Set(window.violations.map((line) => line.split(' ')[0]))].sort())
  const all = ['base-uri', 'connect-src', 'object-src', 'script-src', 'script-src-attr', 'script-src-elem']
  await expect.poll(forbidden).toEqual(expect.arrayContaining(all))
  expect(await page.evaluate(() => window.hit)).toBeUndefined()
  await page.close()
})

test('names are shown as they are written, whatever is written in them', async ({ visitor }) => {
  const page = await visitor()
  await noteViolations(page)
  const file = jsonFile('match.json', { ...sampleMatch().record, players: HOSTILE })
  for (const path of ['/replay', '/verify']) {
    await open(page, path)
    await filePicker(page).setInputFiles(file)
    await expect(page.getByText(HOSTILE[0] ?? '').first()).toBeAttached()
    expect(await page.evaluate(() => [window.hit, window.violations])).toEqual([undefined, []])
  }
})
