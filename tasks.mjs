/**
 * What each npm script does, step by step; run.mjs runs them. A step has a title and a command. `reads` lists files and
 * folders: while they are the same as when the step last succeeded, it is skipped. `makes` is the folder that the step
 * fills and that later steps need: when it is not as the step left it, the step runs again. A server stays until it is stopped. A list of lanes among the steps runs beside one
 * another, each lane from its first step to its last; the longest lanes come first.
 *
 * @typedef {{ title: string, command: string, reads?: string[], makes?: string, isServer?: boolean }} Step
 */

const contract = 'openapi/openapi.yaml';
const clientSources = ['web', 'ui-kit', 'openapi', 'mocks', 'postcss.config.cjs', 'lingui.config.ts', 'tsconfig.json'];

/** @type {Step} */
export const generate = {
  title: 'Generating code from the contract',
  command: 'node openapi/generate/generate.ts',
  reads: ['openapi', 'web/package.json', 'tsconfig.json'],
  makes: 'openapi/generated',
};

/** @type {Step} */
const client = {
  title: 'Building the client',
  command: 'node web/build.ts',
  reads: clientSources,
  makes: 'web/dist',
};

/** @type {Step} */
const storybook = {
  title: 'Building Storybook',
  command: 'storybook build --quiet --output-dir storybook-static',
  reads: ['.storybook', ...clientSources],
  makes: 'storybook-static',
};

/** @type {Step[][]} */
const checks = [
  [client, { title: 'Checking bundle size budgets', command: 'node web/budgets.ts', reads: clientSources }],
  // More checkers share no types: with four, the compiler uses twice the processor time.
  [{ title: 'Checking types', command: 'tsc -p tsconfig.json --noEmit --checkers 1', reads: ['.'] }],
  [{ title: 'Linting the code', command: 'oxlint --type-aware', reads: ['.'] }],
  [{ title: 'Checking for unused code', command: 'knip --no-config-hints', reads: ['.'] }],
  [
    {
      title: 'Linting the contract with Spectral',
      command: `spectral lint ${contract} --quiet --fail-severity=error`,
      reads: [contract, '.spectral.yaml'],
    },
  ],
  [
    {
      title: 'Checking import rules',
      command:
        'depcruise openapi ui-kit mocks web api tests .storybook --config .dependency-cruiser.mjs --output-type err-long',
      reads: ['.'],
    },
  ],
  [
    {
      title: 'Linting the contract with Redocly',
      command: `redocly lint ${contract} --format=stylish`,
      reads: [contract, 'redocly.yaml'],
    },
  ],
  [{ title: 'Checking formatting', command: 'oxfmt --check .', reads: ['.'] }],
  // it asks Git, too
  [{ title: 'Checking architecture rules', command: 'node tests/check-architecture.ts' }],
];

/**
 * V8 lets a heap grow while the machine has memory. With these flags the server takes about two thirds under load, and at most a
 * twentieth more processor time for a page.
 */
const memoryFlags = '--max-semi-space-size=8 --heap-growing-percent=50';

/** @type {Record<string, (Step | Step[][])[]>} */
export const tasks = {
  start: [client, { title: 'Mithaq', command: `node ${memoryFlags} api/src/main.ts`, isServer: true }],
  dev: [{ title: 'The client on mocks', command: `vite web --mode mocks --port ${process.env.PORT || 5173}` }],
  storybook: [{ title: 'Storybook', command: 'storybook dev -p 6006 --no-open' }],
  'storybook:site': [storybook, { title: 'Storybook', command: 'node .storybook/serve.ts', isServer: true }],
  generate: [],
  check: [checks],
  test: [
    checks,
    {
      title: 'Running unit and contract tests',
      command: 'vitest run --project node --project components --maxWorkers=100%',
    },
    storybook,
    {
      title: 'Showing every story in a browser',
      command: 'playwright test --config tests/stories/playwright.config.ts',
    },
    { title: 'Running end-to-end tests', command: 'playwright test' },
  ],
  'test:fuzz': [{ title: 'Sending requests of every shape', command: 'vitest run --project fuzz' }],
  screens: [storybook, { title: 'Taking pictures of every screen', command: 'node tests/stories/screens.ts' }],
  bench: [client, { title: 'Measuring', command: 'node tests/perf/bench.ts' }],
  'bench:lists': [client, { title: 'Measuring the lists', command: 'node tests/perf/lists-bench.ts' }],
  'bench:matching': [{ title: 'Evaluating For You', command: 'node tests/matching/bench.ts' }],
  'test:planted': [{ title: 'Planting mistakes', command: 'node tests/faults/planted/planted.ts' }],
  'test:faults': [{ title: 'Comparing with the model and breaking parts', command: 'node tests/faults/faults.ts' }],
  backup: [{ title: 'Backup', command: 'node api/src/services/backup/command.ts backup' }],
  restore: [{ title: 'Restore', command: 'node api/src/services/backup/command.ts restore' }],
  i18n: [{ title: 'Extracting messages into the catalogs', command: 'lingui extract --clean' }],
  migration: [{ title: 'Writing the migration', command: 'node api/src/services/migrate-create.ts' }],
};
