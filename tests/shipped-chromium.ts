import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import packageJson from './package.json' with { type: 'json' };

/** A Chromium that came as an npm package, unpacked. */
export type ShippedChromium = { executablePath: string; libraries: string; fontSettings: string; args: string[] };

const run = promisify(execFile);
const caches = path.join(import.meta.dirname, '../node_modules/.cache');
const place = path.join(caches, `chromium-${packageJson.devDependencies['@sparticuz/chromium']}`);

const fontSettings = 'fonts.conf';

/** The fonts that come along. */
export const shippedFonts = path.join(place, 'fonts');

/** The machine's own fonts when it has some, and those that come along: without any, text has no size. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${shippedFonts}</dir>
  <cachedir>${place}/fonts-cache</cachedir>
</fontconfig>
`;

/** Unpacks it once; undefined where it does not run. */
export async function unpackChromium(): Promise<ShippedChromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!existsSync(place)) await unpack();
  const { default: sparticuz } = await import('@sparticuz/chromium');
  sparticuz.setGraphicsMode = false;
  return {
    executablePath: path.join(place, 'chromium'),
    libraries: path.join(place, 'al2023/lib'),
    fontSettings: path.join(place, fontSettings),
    args: sparticuz.args.filter((arg) => !isUnwanted(arg)),
  };
}

/** Made for one small function in the cloud; a browser that is tested in keeps its processes and its walls. */
const isUnwanted = (arg: string): boolean =>
  /^--(headless|single-process|no-zygote|user-agent|window-size|disable-web-security|allow-running-insecure|disable-site-isolation|disable-features)/.test(
    arg,
  );

/** Aside and then moved into place whole: Playwright's workers and Vitest may all come here at once. */
async function unpack(): Promise<void> {
  await mkdir(caches, { recursive: true });
  const draft = await mkdtemp(`${place}.`);
  // The package unpacks into the temporary folder, with the libraries only where it believes itself in that cloud.
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const script = `
    const { default: chromium } = await import('@sparticuz/chromium');
    chromium.setGraphicsMode = false;
    await chromium.executablePath();`;
  try {
    await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname, env });
    await writeFile(path.join(draft, fontSettings), fonts);
    await run('chmod', ['-R', 'a+rX', draft]);
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}
