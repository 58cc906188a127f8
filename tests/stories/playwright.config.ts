import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../chromium.ts';
import { pictureBrowser, unsupported } from './picture-browser.ts';

/**
 * Shows every story of the built Storybook, and compares screens with their stored pictures. Where the packaged
 * Chromium does not run, the comparisons are skipped with the reason; with VISUAL=required that is a failure.
 */
process.env['VISUAL_PORT'] ??= '4620';
const url = `http://localhost:${process.env['VISUAL_PORT']}`;
if (unsupported && process.env['VISUAL'] === 'required') throw new Error(unsupported);
if (unsupported) console.log(unsupported);

export default defineConfig({
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['line'], ['../test-summary.ts']],
  timeout: 60_000,
  // a missing picture is a failure, not a new picture
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      // Processors round the edges of letters differently, by a shade or two of 256; a change of color exceeds this
      // threshold. A word that is one pixel off exceeds this share of a phone's screen (65 pixels).
      threshold: 0.01,
      maxDiffPixelRatio: 0.0002,
    },
  },
  use: { baseURL: url, launchOptions: (await pictureBrowser()) ?? (await chromiumOptions()) },
  webServer: {
    command: 'node ../../.storybook/serve.ts',
    env: { PORT: process.env['VISUAL_PORT'] },
    url: `${url}/index.json`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 120_000,
  },
});
