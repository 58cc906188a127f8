import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import packageJson from './package.json' with { type: 'json' };

/** The Chromium of the npm package @sparticuz/chromium, unpacked. */
export type PackagedChromium = { executablePath: string; libraries: string; fontConfig: string; args: string[] };

const run = promisify(execFile);
const caches = path.join(import.meta.dirname, '../node_modules/.cache');
const folder = path.join(caches, `chromium-${packageJson.devDependencies['@sparticuz/chromium']}`);
const fontConfig = 'fonts.conf';

/** Whether the packaged Chromium runs on this platform. */
export const runsPackagedChromium = process.platform === 'linux' && process.arch === 'x64';

/** The fonts that come with it. */
export const packagedFonts = path.join(folder, 'fonts');

/** The fonts of the machine, if it has any, and the packaged ones: without fonts, text has no size. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${packagedFonts}</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** Unpacks the packaged Chromium, once. Returns undefined where it does not run. */
export async function unpackChromium(): Promise<PackagedChromium | undefined> {
  if (!runsPackagedChromium) return undefined;
  if (!existsSync(folder)) await unpack();
  const { default: sparticuz } = await import('@sparticuz/chromium');
  sparticuz.setGraphicsMode = false;
  return {
    executablePath: path.join(folder, 'chromium'),
    libraries: path.join(folder, 'al2023/lib'),
    fontConfig: path.join(folder, fontConfig),
    args: sparticuz.args.filter((arg) => !isUnwanted(arg)),
  };
}

/** The package is made for a small cloud function; a browser for tests keeps its processes and its security. */
const isUnwanted = (arg: string): boolean =>
  /^--(headless|single-process|no-zygote|user-agent|window-size|disable-web-security|allow-running-insecure|disable-site-isolation|disable-features)/.test(
    arg,
  );

/** Unpacks into a temporary folder and then renames it: Playwright's workers and Vitest may all do this at once. */
async function unpack(): Promise<void> {
  await mkdir(caches, { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  // The package unpacks into the temporary folder, and its libraries only where it believes to be in AWS Lambda.
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const script = `
    const { default: chromium } = await import('@sparticuz/chromium');
    chromium.setGraphicsMode = false;
    await chromium.executablePath();`;
  try {
    await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname, env });
    await writeFile(path.join(draft, fontConfig), fonts);
    await run('chmod', ['-R', 'a+rX', draft]);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
