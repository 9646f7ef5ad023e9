import type { Messages } from './en'

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages
  }
}
