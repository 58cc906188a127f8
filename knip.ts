import type { KnipConfig } from 'knip';

/** What knip starts from: files that a command, a browser or another tool opens by itself. */
export default {
  // a type may be exported for the signature that it describes
  ignoreExportsUsedInFile: { type: true, interface: true },
  // style sheets import other ones and name font files
  compilers: {
    css: (sheet: string) =>
      [...sheet.matchAll(/(?:@import\s+|url\()'([^':]+)'/g)].map(([, file]) => `import '${file}'`).join('\n'),
  },
  workspaces: {
    '.': {
      entry: [
        'check.ts',
        'new-screen.ts',
        'playwright.config.ts',
        'postcss.config.cjs',
        '.storybook/{serve,mend-manager,*.test}.ts',
      ],
      project: ['*.{ts,mjs,cjs}', '.storybook/**/*.{ts,tsx,css}'],
      ignoreDependencies: [
        '@playwright/test', // declared by tests
        'concurrently', // behind `exec` in package.json
        '@redocly/cli', // structure-mistakes.ts runs it by its path
        '@swc/core', // the parser of dependency-cruiser
        'postcss-.+', // named in postcss.config.cjs
      ],
      ignoreBinaries: ['promtool'], // of Debian's prometheus
    },
    openapi: { entry: ['generated/**/*.ts'], project: ['**/*.ts'] },
    'ui-kit': { project: ['src/**/*.{ts,tsx,css}'] },
    mocks: { project: ['src/**/*.ts'] },
    web: {
      entry: ['src/prerendered/{render,Document}.tsx', 'public/offline-worker.js'],
      project: ['*.ts', 'src/**/*.{ts,tsx,css}', 'public/*.js'],
      // a test reads its data files
      ignoreDependencies: ['quran-validator'],
    },
    api: {
      entry: [
        'src/main.ts',
        'src/server/settings-documents.ts',
        'src/site/reference-script.ts',
        'src/services/backup/command.ts',
        'src/services/migrate-create.ts',
        'src/services/migrate-run.ts',
        'src/services/member.ts',
        'src/services/doctor.ts',
        'src/database/migrations/*.ts',
      ],
      ignoreBinaries: ['openssl'],
      project: ['src/**/*.ts'],
      // pinned to the versions that MikroORM needs
      ignoreDependencies: ['@mikro-orm/sql', 'kysely'],
    },
    tests: {
      entry: [
        '*.test.ts',
        'contract/**/*.test.ts',
        'e2e/**/*.spec.ts',
        'stories/{playwright.config,screens,*.spec}.ts',
        'perf/{bench,bare-server,lists-bench}.ts',
        'matching/bench.ts',
        'faults/{faults,front-proxy}.ts',
        'faults/planted/planted.ts',
        'faults/**/*.test.ts',
        'draw-icons.ts',
        'report-imports.ts',
      ],
      project: ['**/*.ts'],
      // of the system: the faults fill a small disk of their own, and the samples of deploy/ are tried
      ignoreBinaries: ['mount', 'umount', 'openssl', 'systemd-analyze', 'haproxy', 'ip'],
    },
  },
} satisfies KnipConfig;
