import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ChromiumOptions, shippedChromiumOptions } from '../chromium.ts';
import { shippedFonts } from '../shipped-chromium.ts';
import { folder } from './storybook.ts';

/**
 * The Chromium that comes with the packages, with the fonts that come with it and no others: on every Linux x64 machine
 * it draws the same pixels. Undefined where it does not run.
 */
export async function pictureBrowser(): Promise<ChromiumOptions | undefined> {
  const options = await shippedChromiumOptions();
  if (!options) return undefined;
  const { args, env = {} } = options;
  const settings = path.join(folder, 'fonts.conf');
  await mkdir(folder, { recursive: true });
  await writeFile(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${shippedFonts}</dir><cachedir>${folder}/fonts</cachedir></fontconfig>`,
  );
  return {
    ...options,
    args: [...args, '--force-color-profile=srgb', '--disable-lcd-text'],
    env: { ...env, FONTCONFIG_FILE: settings },
  };
}
