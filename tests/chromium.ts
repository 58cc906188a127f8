import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type PackagedChromium, unpackChromium } from './packaged-chromium.ts';

/** Playwright's launch options for a browser on this machine. */
export type ChromiumOptions = { executablePath?: string; args: string[]; env?: Record<string, string> };

const systemBrowsers = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a browser: CHROMIUM_PATH, else the pinned Chromium of the packages (Linux x64), else Playwright's own, else one of
 * the system. The pinned one comes first so that the tests see the same browser on every machine.
 *
 * @throws Error when there is none, or when CHROMIUM_PATH does not start
 */
export async function chromiumOptions(): Promise<ChromiumOptions> {
  const args = platformArgs();
  const requested = process.env.CHROMIUM_PATH;
  if (requested) {
    if (!starts(requested)) throw new Error(`CHROMIUM_PATH is ${requested}, and no browser starts there.`);
    return { executablePath: requested, args };
  }
  const packaged = await packagedChromiumOptions();
  if (packaged) return packaged;
  if (starts(chromium.executablePath())) return { args };
  const system = systemBrowsers.find((file) => starts(file));
  if (system) return { executablePath: system, args };
  throw new Error(
    `No browser was found, and none comes with the packages for ${process.platform}-${process.arch}. Install Chrome or Chromium, or set CHROMIUM_PATH to one.`,
  );
}

/** Returns the options of the packaged Chromium; undefined where it does not run. */
export async function packagedChromiumOptions(): Promise<ChromiumOptions | undefined> {
  const packaged = await unpackChromium();
  return packaged && optionsOf(packaged);
}

function optionsOf({ executablePath, args, libraries, fontConfig }: PackagedChromium): ChromiumOptions | undefined {
  const env = { ...processEnv(), FONTCONFIG_FILE: fontConfig };
  // its sandbox helper is not in the package, and containers mostly forbid the sandbox without it
  const options = { executablePath, args: [...new Set([...args, '--no-sandbox', ...platformArgs()])] };
  if (starts(executablePath, env)) return { ...options, env };
  // a bare machine has no nss; the package brings it
  const libraryPath = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const withLibraries = { ...env, LD_LIBRARY_PATH: libraryPath };
  return starts(executablePath, withLibraries) ? { ...options, env: withLibraries } : undefined;
}

/** Arguments that every Chromium needs on a machine like this one. */
function platformArgs(): string[] {
  return [
    '--disable-dev-shm-usage', // containers have 64 MB there
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // Chromium's sandbox refuses root
  ];
}

function starts(file: string, env?: Record<string, string>): boolean {
  return (
    existsSync(file) &&
    spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 15_000, env: env ?? process.env }).status === 0
  );
}

function processEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
