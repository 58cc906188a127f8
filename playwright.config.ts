import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './tests/chromium.ts';

/** The journeys walk through what `npm start` starts: the server, the local Google, the local phone service, a real PostgreSQL. */
const port = Number(process.env['JOURNEY_PORT'] ?? 4610);
// Workers read this file too; the folder is made once, by the process that starts the server.
process.env['JOURNEY_DATA_DIR'] ??= mkdtempSync(path.join(os.tmpdir(), 'mithaq-journeys-'));

export default defineConfig({
  testDir: 'tests/journeys',
  fullyParallel: true,
  workers: 2,
  // A browser may fall over on a busy machine; a test that needed the second try is named as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await chromiumOptions(),
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone/ },
  ],
  webServer: {
    command: 'node api/src/main.ts',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      MITHAQ_DATA_DIR: process.env['JOURNEY_DATA_DIR'],
      LOG_LEVEL: 'warn',
      LIMIT_SIGN_INS_PER_MIN: '0',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    timeout: 60_000,
  },
});
