import { describe, expect, it } from 'vitest'
import { localeOfPath, pickLocale } from '../../src/contract/locale'

describe('the language of a page', () => {
  it.each([
    ['zh-CN', 'en', 'zh-CN'],
    [undefined, 'de, zh;q=0.8, en;q=0.5', 'zh-CN'],
    [undefined, 'zh-TW', 'zh-CN'],
    [undefined, 'zh-Hans-CN', 'zh-CN'],
    [undefined, 'en;q=0.3, zh-CN;q=0.9', 'zh-CN'],
    [undefined, 'zh;q=0, fr', 'en'],
    [undefined, 'EN-gb, zh', 'en'],
    ['constructor', 'fr, de', 'en'],
    ['tlh', null, 'en'],
    [undefined, ';;,q=,zh;q=x', 'en'],
  ])('chosen %s, accepted %s: %s', (chosen, accepted, locale) => {
    expect(pickLocale(chosen, accepted)).toBe(locale)
  })

  it('stands at the head of a path, or nowhere', () => {
    expect(localeOfPath('/zh-CN/rules?a=b')).toBe('zh-CN')
    expect(localeOfPath('/en?x')).toBe('en')
    expect(localeOfPath('/english')).toBeNull()
    expect(localeOfPath('/match/en')).toBeNull()
    expect(localeOfPath('/')).toBeNull()
  })
})
