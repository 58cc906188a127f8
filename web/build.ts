import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';
import { prerender } from './prerender.ts';

/** Builds the client into web/dist, unless what is there was built from just these files. */
const root = path.join(import.meta.dirname, '..');
const folder = path.join(import.meta.dirname, 'dist');
const stamp = path.join(folder, '.built-from');
const sources = [
  'web/*.{html,ts,json}',
  'web/{src,public}/**/*',
  'ui-kit/src/**/*',
  'openapi/**/*.{ts,yaml}',
  '{postcss.config.cjs,lingui.config.ts,package-lock.json}',
];

const fingerprint = await fingerprintOf(sources);
if (!(existsSync(stamp) && (await readFile(stamp, 'utf8')) === fingerprint)) {
  await build({ root: import.meta.dirname, logLevel: 'warn', build: { manifest: true } });
  await prerender(folder);
  await compressAll(folder);
  await writeFile(stamp, fingerprint);
}

async function fingerprintOf(patterns: string[]): Promise<string> {
  const hash = createHash('sha256');
  const entries = await Array.fromAsync(
    glob(patterns, { cwd: root, withFileTypes: true, exclude: ['**/node_modules/**'] }),
  );
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted())
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}

/** As small as it gets, once: the server sends these as they are. The pages for visitors still lack their address. */
async function compressAll(within: string): Promise<void> {
  const files = await Array.fromAsync(
    glob('**/*.{html,js,css,svg,webmanifest}', { cwd: within, exclude: ['pages/**'] }),
  );
  await Promise.all(
    files.map(async (file) =>
      writeFile(
        path.join(within, `${file}.br`),
        await promisify(brotliCompress)(await readFile(path.join(within, file))),
      ),
    ),
  );
}
