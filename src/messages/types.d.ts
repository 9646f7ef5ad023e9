import type { Locale } from '../contract/locale'
import type { Messages } from './en'

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages
    Locale: Locale
  }
}
