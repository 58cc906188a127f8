import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ChromiumOptions, packagedChromiumOptions } from '../chromium.ts';
import { packagedFonts, runsPackagedChromium } from '../packaged-chromium.ts';
import { folder } from './storybook.ts';

/** Why pictures cannot be compared on this machine; undefined where they can. */
export const unsupported = runsPackagedChromium
  ? undefined
  : `Pictures are not compared here: they need the Chromium of the packages, which runs on Linux x64 and not on ${process.platform} ${process.arch}.`;

/**
 * Returns the packaged Chromium with its own fonts and no others: it draws the same pixels on every Linux x64 machine.
 * Returns undefined where it does not run.
 */
export async function pictureBrowser(): Promise<ChromiumOptions | undefined> {
  if (unsupported) return undefined;
  const options = await packagedChromiumOptions();
  if (!options) throw new Error('The Chromium of the packages does not start on this machine.');
  const { args, env = {} } = options;
  const settings = path.join(folder, 'fonts.conf');
  await mkdir(folder, { recursive: true });
  await writeFile(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${packagedFonts}</dir><cachedir>${folder}/fonts</cachedir></fontconfig>`,
  );
  return {
    ...options,
    args: [...args, '--force-color-profile=srgb', '--disable-lcd-text'],
    env: { ...env, FONTCONFIG_FILE: settings },
  };
}
