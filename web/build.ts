import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';

/** Builds the client into web/dist, unless what is there was built from just these files. */
const root = path.join(import.meta.dirname, '..');
const stamp = path.join(import.meta.dirname, 'dist/.built-from');
const sources = ['web/{index.html,vite.config.ts,package.json}', 'web/{src,public}/**/*', 'ui-kit/src/**/*', 'openapi/**/*.{ts,yaml}', 'postcss.config.cjs', 'package-lock.json'];

const fingerprint = await fingerprintOf(sources);
if (!(existsSync(stamp) && (await readFile(stamp, 'utf8')) === fingerprint)) {
  await build({ root: import.meta.dirname, logLevel: 'warn' });
  await compressAll(path.join(import.meta.dirname, 'dist'));
  await writeFile(stamp, fingerprint);
}

async function fingerprintOf(patterns: string[]): Promise<string> {
  const hash = createHash('sha256');
  const entries = await Array.fromAsync(glob(patterns, { cwd: root, withFileTypes: true, exclude: ['**/node_modules/**'] }));
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(path.relative(root, file)).update('\0').update(await readFile(file)).update('\0');
  return hash.digest('hex');
}

/** As small as it gets, once: the server sends these as they are. */
async function compressAll(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob('**/*.{html,js,css,svg}', { cwd: folder }));
  await Promise.all(files.map(async (file) => writeFile(path.join(folder, `${file}.br`), await promisify(brotliCompress)(await readFile(path.join(folder, file))))));
}
