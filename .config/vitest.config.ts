import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = path.resolve(import.meta.dirname, '..')
/** Thousands of random rounds, and commands started as a shell would. */
const LONG = ['tests/laws/**', 'tests/cli/**', 'tests/**/*.long.test.{ts,tsx}']

export default defineConfig({
  root,
  resolve: { alias: { '@': path.join(root, 'src') } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Pure functions: files may share their modules, and both cores.
          isolate: false,
          maxWorkers: 2,
          // Whatever needs neither a database nor a browser: a new folder of tests is in without being named.
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/server/**', 'tests/faults/**', 'tests/e2e/**', ...LONG],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          isolate: false,
          maxWorkers: 2,
          include: LONG.map((pattern) => (pattern.endsWith('**') ? `${pattern}/*.test.{ts,tsx}` : pattern)),
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Each file has a database of its own, but they share their modules: loading those took as long as many tests.
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/cluster.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/faults/support/built.ts'],
          // Most of the time they wait.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
