import createNextIntlPlugin from 'next-intl/plugin'

const withMessages = createNextIntlPlugin('./src/i18n.ts')

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@node-rs/argon2', '@prisma/adapter-pg', '@prisma/client', 'nodemailer', 'pg', 'pino'],
  // `npm run check` type-checks everything once; a start on a fresh machine needn't do so again.
  typescript: { ignoreBuildErrors: true },
}

export default withMessages(config)
