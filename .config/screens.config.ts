import config from './playwright.config'

/** `npm run screens`, `npm run picture`: the same server and browser, taking pictures instead of testing. */
export default {
  ...config,
  globalTeardown: '../tests/e2e/support/contactSheet.ts',
  testMatch: ['screens.ts', 'picture.ts'],
  reporter: [['line']] as [['line']],
  use: { ...config.use, trace: 'off' as const },
}
