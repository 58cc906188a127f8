import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './tests/chromium.ts';
import { moderatorEmail } from './tests/e2e/people.ts';

/** End-to-end tests against what `npm start` starts: the server, the local Google and phone services, a real PostgreSQL. */
const port = Number(process.env['E2E_PORT'] ?? 4610);
// workers read this file too; only the process that starts the server makes the folder
process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(os.tmpdir(), 'mithaq-e2e-'));

const isHosted = process.env['GITHUB_ACTIONS'] === 'true';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // one more than the processors of a small machine: a page often waits for its server
  workers: 3,
  retries: 0,
  // Long enough for a machine that is five times slower; only a test that fails takes as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['./tests/test-summary.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await chromiumOptions(),
    actionTimeout: 30_000,
    // Pictures and copies of each page make the run a fifth slower. Hosted CI has them, since nobody can look at its machine later;
    // elsewhere `npx playwright test <word> --trace on` has them.
    trace: { mode: 'retain-on-failure', screenshots: isHosted, snapshots: isHosted, sources: false },
    contextOptions: { reducedMotion: 'reduce' },
    // Where Playwright watches service workers, Chromium can hold a navigation for ever. Tests of a worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
      grepInvert: /@phone/,
    },
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone/ },
  ],
  webServer: {
    command: 'node api/src/main.ts',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      MITHAQ_DATA_DIR: process.env['E2E_DATA_DIR'],
      LOG_LEVEL: 'warn',
      LIMIT_SIGN_INS_PER_MIN: '0',
      MODERATOR_EMAILS: moderatorEmail,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    timeout: 60_000,
  },
});
