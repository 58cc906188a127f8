import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

/** Builds the client into web/dist, unless what is there was built from just these files. */
const root = path.join(import.meta.dirname, '..');
const stamp = path.join(import.meta.dirname, 'dist/.built-from');
const sources = ['web/{index.html,vite.config.ts,package.json}', 'web/{src,public}/**/*', 'ui-kit/src/**/*', 'openapi/**/*.{ts,yaml}', 'postcss.config.cjs', 'package-lock.json'];

const fingerprint = await fingerprintOf(sources);
if (!(existsSync(stamp) && (await readFile(stamp, 'utf8')) === fingerprint)) {
  await build({ root: import.meta.dirname, logLevel: 'warn' });
  await writeFile(stamp, fingerprint);
}

async function fingerprintOf(patterns: string[]): Promise<string> {
  const hash = createHash('sha256');
  const entries = await Array.fromAsync(glob(patterns, { cwd: root, withFileTypes: true, exclude: ['**/node_modules/**'] }));
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(path.relative(root, file)).update('\0').update(await readFile(file)).update('\0');
  return hash.digest('hex');
}
