import config from './playwright.config'

/** `npm run screens`: the same server and browser, taking pictures instead of testing. */
export default {
  ...config,
  testMatch: 'screens.ts',
  reporter: [['line']] as [['line']],
  use: { ...config.use, trace: 'off' as const },
}
