import { expect } from '@playwright/test'
import { linkMailed } from './support/mail'
import { emailOf, freshName, open, PASSWORD, test } from './support/people'

const HAN = /\p{Script=Han}/u

test('a Chinese browser is spoken to in Chinese, by pages, refusals, toasts and mail; English keeps what was typed and the seat', async ({
  visitor,
}) => {
  const page = await visitor({ locale: 'zh-CN', reducedMotion: 'reduce' })
  const html = page.locator('html')
  const name = freshName('Ling')
  const email = emailOf(name)

  await open(page, '/sign-up')
  await expect(html).toHaveAttribute('lang', 'zh-CN')
  await expect(page).toHaveTitle(/^注册 · 马金斯$/)
  await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '大厅' })).toBeVisible()
  await page.getByLabel('名字', { exact: true }).fill('x')
  await page.getByRole('button', { name: '注册账号' }).click()
  await expect(page.getByText('名字长度为 3 到 20 个字符。')).toBeVisible()
  await page.getByLabel('名字', { exact: true }).fill('admin')
  await page.getByLabel('邮箱').fill(email)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '注册账号' }).click()
  await expect(page.getByText('这个名字不能使用。'), 'what the server refuses').toBeVisible()
  await page.getByLabel('名字', { exact: true }).fill(name)
  await page.getByRole('button', { name: '注册账号' }).click()
  await page.waitForURL('/lobby')
  expect(await linkMailed(email, '验证你的马金斯邮箱')).toMatch(/^\/confirm\?token=/)

  await open(page, '/settings')
  await page.getByRole('button', { name: '重新发送链接' }).click()
  await expect(page.getByText('链接已发送。')).toBeVisible()

  // At a table: the seat and a form that has been begun stay as they are.
  await open(page, '/lobby')
  await page.getByRole('button', { name: '开一桌' }).click()
  await page.getByRole('dialog', { name: '开一桌' }).getByRole('button', { name: '开桌', exact: true }).click()
  await page.waitForURL(/\/table\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} 的牌桌`)
  const table = page.url()
  await page.getByRole('group', { name: '语言' }).getByRole('button', { name: 'English' }).click()
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(table)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Table of ${name}`)
  await expect(page.getByRole('button', { name: "I'm ready" }), 'seated still').toBeVisible()
  expect(await page.locator('main').textContent()).not.toMatch(HAN)
  await page.reload()
  await expect(html, 'remembered').toHaveAttribute('lang', 'en')

  await open(page, '/forgot')
  await page.getByLabel('E-mail').fill('half@typ')
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: '中文' }).click()
  await expect(html).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByLabel('邮箱'), 'what was typed').toHaveValue('half@typ')

  await page.goto('/rules')
  await expect(page).toHaveURL('/zh-CN/rules')
  await page.getByRole('group', { name: '语言' }).getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/rules$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The rules of Muggins')
})
