import { defineConfig } from 'vitest/config';

/** What needs no browser: on Node, against a real PostgreSQL; and components, in jsdom. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['*.test.ts', '{openapi,api,mocks}/**/*.test.ts', 'tests/*.test.ts', 'tests/contract/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['api/src/testing/postgres-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['{web,ui-kit}/src/**/*.test.{ts,tsx}'],
          setupFiles: ['ui-kit/src/test-setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
