import createNextIntlPlugin from 'next-intl/plugin'

const withMessages = createNextIntlPlugin({
  requestConfig: './src/i18n.ts',
  // Compiled when built, so that no page loads the parser of messages.
  experimental: { messages: { path: './src/messages', format: 'json', precompile: true } },
})

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: [
    '@node-rs/argon2',
    '@prisma/adapter-pg',
    '@prisma/client',
    'nodemailer',
    'pg',
    'pino',
    'prom-client',
  ],
  // `npm run check` type-checks everything once; a start on a fresh machine needn't do so again.
  typescript: { ignoreBuildErrors: true },
}

export default withMessages(config)
