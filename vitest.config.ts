import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './tests/chromium.ts';
import { languagePlugins } from './web/language-plugins.ts';

/** On Node, against a real PostgreSQL; components, in jsdom; and the stories, in a browser. */
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
        plugins: [languagePlugins()],
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['{web,ui-kit}/src/**/*.test.{ts,tsx}'],
          setupFiles: ['ui-kit/src/test-setup.ts', 'web/src/testing/english.ts'],
          testTimeout: 20_000,
        },
      },
      {
        // Every story, in a browser, with accessibility violations as errors.
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await chromiumOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
