import { spawnSync } from 'node:child_process';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { prerender } from './prerender.ts';

// Builds the client into web/dist.
const folder = path.join(import.meta.dirname, 'dist');
try {
  // Its warnings would hide what check says of the same mistake.
  await build({ root: import.meta.dirname, logLevel: 'error', build: { manifest: true } });
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  // Lingui's plugin needs six lines for each message.
  const isNamed = /^Missing \d+ translation/m.test(text) && namesUntranslated();
  // Without the stack, which is of Vite, not of the code that is wrong.
  if (!isNamed) console.error(text.replaceAll(/^ +at .*\n?/gm, '').trim());
  process.exit(1);
}
await prerender(folder);
await compressAll(folder);

/** Prints each message without a translation. Returns whether there are any. */
function namesUntranslated(): boolean {
  const check = path.join(import.meta.dirname, '../tests/check-catalogs.ts');
  return spawnSync(process.execPath, [check, 'missing'], { stdio: 'inherit' }).status !== 0;
}

/** Compresses every text file once, and the server sends the result: it compresses no file itself. The prerendered pages still lack the site's origin. */
async function compressAll(within: string): Promise<void> {
  const files = await Array.fromAsync(
    glob('**/*.{html,js,css,svg,webmanifest}', { cwd: within, exclude: ['pages/**'] }),
  );
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(within, file));
      await writeFile(path.join(within, `${file}.br`), await promisify(brotliCompress)(content));
      await writeFile(path.join(within, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
