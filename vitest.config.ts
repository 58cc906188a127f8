import { defineConfig } from 'vitest/config';
import { languagePlugins } from './web/language-plugins.ts';

const node = {
  environment: 'node' as const,
  exclude: ['**/node_modules/**'],
  globalSetup: ['api/src/testing/postgres-setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // The files of a worker share the modules that they import: importing the server for each file took half of the processor time.
  isolate: false,
};

/** Code on Node with a real PostgreSQL, components in jsdom, and what only npm run test:full runs. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: ['default', './tests/test-summary.ts'],
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          include: [
            '{,.storybook/}*.test.ts',
            '{openapi,api,mocks}/**/*.test.ts',
            'tests/!(recipes).test.ts',
            'tests/{contract,faults}/**/*.test.ts',
          ],
        },
      },
      {
        // the recipes of README.md, on copies of the tree: a part of npm run test:full
        test: { ...node, name: 'recipes', globalSetup: [], include: ['tests/recipes.test.ts'] },
      },
      {
        // the steps of the Dockerfile, packages included, and the samples for proxies: a part of npm run test:full
        test: { ...node, name: 'image', globalSetup: [], include: ['tests/image/*.test.ts'] },
      },
      {
        test: {
          ...node,
          name: 'fuzz',
          include: ['tests/contract/fuzz.test.ts'],
          env: { FUZZ_REQUESTS: '20000', FUZZ_CPU_MS: '50', ...process.env },
        },
      },
      {
        plugins: [languagePlugins()],
        test: {
          name: 'components',
          environment: './tests/jsdom-in-vm.ts',
          pool: 'vmThreads',
          include: ['{web,ui-kit}/src/**/*.test.{ts,tsx}'],
          setupFiles: ['ui-kit/src/testing/test-setup.ts', 'web/src/testing/english.ts'],
          testTimeout: 20_000,
          hookTimeout: 20_000, // some files render their page in a hook
        },
      },
    ],
  },
});
