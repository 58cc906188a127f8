import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type ShippedChromium, unpackChromium } from './shipped-chromium.ts';

/** What Playwright needs to know to start a browser on this machine. */
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

/** Finds a browser, and on Linux x64 brings one when there is none. */
export async function chromiumOptions(): Promise<ChromiumOptions> {
  const args = argsHere();
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (!starts(asked)) throw new Error(`CHROMIUM_PATH is ${asked}, and no browser starts there.`);
    return { executablePath: asked, args };
  }
  if (starts(chromium.executablePath())) return { args };
  const system = systemBrowsers.find((file) => starts(file));
  if (system) return { executablePath: system, args };

  const shipped = await shippedChromiumOptions();
  if (!shipped) {
    throw new Error(
      `No browser was found, and none is brought along for ${process.platform}-${process.arch}. Install Chrome or Chromium, or set CHROMIUM_PATH to one.`,
    );
  }
  return shipped;
}

/** The browser that comes with the packages; undefined where it does not run. */
export async function shippedChromiumOptions(): Promise<ChromiumOptions | undefined> {
  const shipped = await unpackChromium();
  return shipped && optionsOf(shipped, argsHere());
}

/** What every Chromium is told on a machine like this one. */
function argsHere(): string[] {
  return [
    '--disable-dev-shm-usage', // containers have 64 MB there
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // Chromium's sandbox refuses root
  ];
}

function optionsOf(
  { executablePath, args: itsOwn, libraries, fontSettings }: ShippedChromium,
  args: string[],
): ChromiumOptions {
  const env = { ...ownEnvironment(), FONTCONFIG_FILE: fontSettings };
  // its sandbox helper does not come with it, and containers mostly forbid the sandbox without one
  const options = { executablePath, args: [...new Set([...itsOwn, '--no-sandbox', ...args])] };
  if (starts(executablePath, env)) return { ...options, env };
  // a bare machine lacks nss and its like, which come along
  const libraryPath = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const withLibraries = { ...env, LD_LIBRARY_PATH: libraryPath };
  if (starts(executablePath, withLibraries)) return { ...options, env: withLibraries };
  throw new Error(
    `The Chromium in ${executablePath} does not start on this machine. Set CHROMIUM_PATH to one that does.`,
  );
}

function starts(file: string, env?: Record<string, string>): boolean {
  return (
    existsSync(file) &&
    spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 15_000, env: env ?? process.env }).status === 0
  );
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
