import { describe, expect, it } from 'vitest'
import { en } from '../../src/messages/en'
import { pickMessages } from '../../src/messages/pick'
import { namespacesInBrowsers } from '../support/clientMessages'
import { read, sourceFiles } from '../support/sources'

/** The namespaces that a file sends to the browser. */
function sentBy(file: string): string[] {
  const [, list = ''] = /\b(?:of=\{|FRAME = )\[([^\]]*)\]/.exec(read(file)) ?? []
  return [...list.matchAll(/'([^']+)'/g)].map(([, namespace = '']) => namespace)
}

const covers = (sent: string, asked: string) => asked === sent || asked.startsWith(`${sent}.`)

const FRAME = sentBy('src/app/layout.tsx')
const pages = sourceFiles.filter((file) => /^src\/app\/.*page\.tsx$/.test(file))

describe('messages in the browser', () => {
  it.each(['src/app/layout.tsx', 'src/app/error.tsx'])('the frame of the site has all that %s says there', (file) => {
    const asked = [...namespacesInBrowsers([file])]
    expect(asked.filter((namespace) => !FRAME.some((sent) => covers(sent, namespace)))).toEqual([])
  })

  it.each(pages)('%s sends what it says there, and no more', (file) => {
    const asked = [...namespacesInBrowsers([file])].filter(
      (namespace) => !FRAME.some((sent) => covers(sent, namespace)),
    )
    const sent = sentBy(file)
    expect(asked.filter((namespace) => !sent.some((own) => covers(own, namespace)))).toEqual([])
    expect(sent.filter((own) => !asked.some((namespace) => covers(own, namespace)))).toEqual([])
  })

  it('a page that speaks in the browser has what that needs around it', () => {
    const mute = pages.filter((file) => !/<(?:Page|Later)Messages /.test(read(file)))
    expect(mute.filter((file) => namespacesInBrowsers([file]).size > 0)).toEqual([])
  })

  it('are picked by namespace or by part', () => {
    const picked = pickMessages(en, ['site', 'account.signIn', 'account.guest'])
    expect(picked).toEqual({
      site: en.site,
      account: { signIn: en.account.signIn, guest: en.account.guest },
    })
  })
})
