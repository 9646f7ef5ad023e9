/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@node-rs/argon2', '@prisma/adapter-pg', '@prisma/client', 'nodemailer', 'pg', 'pino'],
  // `npm run check` type-checks everything once; a start on a fresh machine needn't do so again.
  typescript: { ignoreBuildErrors: true },
}
