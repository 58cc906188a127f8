import { defineConfig } from '@playwright/test';
import { pictureBrowser } from './picture-browser.ts';

/** The screens as they look, compared with the pictures that are kept of them. */
process.env['LOOK_PORT'] ??= '4620';
const url = `http://localhost:${process.env['LOOK_PORT']}`;
const browser = await pictureBrowser();
if (!browser)
  console.log(
    `Pictures are compared in the Chromium that comes with the packages, which does not run on ${process.platform} ${process.arch}.`,
  );

export default defineConfig({
  testMatch: browser ? 'look.spec.ts' : [],
  fullyParallel: true,
  workers: 2,
  reporter: 'line',
  timeout: 60_000,
  // A picture that is missing is no picture that is right.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      // Processors round the edges of letters differently by a shade or two of 256; a change of colour is more than
      // this threshold. A word that is a pixel elsewhere is more than this share of a phone's window (65 pixels).
      threshold: 0.01,
      maxDiffPixelRatio: 0.0002,
    },
  },
  use: { baseURL: url, launchOptions: browser ?? {} },
  ...(browser
    ? {
        webServer: {
          command: 'node serve.ts',
          url: `${url}/index.json`,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
          timeout: 120_000,
        },
      }
    : {}),
});
