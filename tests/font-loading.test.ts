import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@mithaq/openapi/rules/language.ts';
import { fontLoading } from '../web/font-loading-plugin.ts';
import type { Alias } from 'vite';
import { expect, test } from 'vitest';

async function configured() {
  const { config } = fontLoading();
  if (typeof config !== 'function') throw new Error('The plugin configures by a function.');
  return (await Reflect.apply(config, undefined, [{}, { command: 'build', mode: 'production' }])) as {
    resolve: { alias: Alias[] };
    build: { assetsInlineLimit: (file: string) => boolean | undefined };
  };
}

test('a file that two families name is one alias, so that nothing writes it twice at once', async () => {
  const { resolve } = await configured();
  const files = resolve.alias.map(({ find }) => find);
  expect(files.filter((file) => String(file).includes('nastaliq-urdu-arabic-400'))).toHaveLength(1);
  expect(new Set(files).size).toBe(files.length);
});

test('the name of Urdu is in a small file of its own, since pages in other languages show it', async () => {
  const { resolve } = await configured();
  const { replacement } = resolve.alias.find(({ find }) => String(find).includes('nastaliq-urdu-arabic-500'))!;
  expect((await stat(replacement)).size).toBeLessThan(4096);
  const css = await readFile(path.join(import.meta.dirname, '../ui-kit/src/theme/arabic.css'), 'utf8');
  const letters = /'Urdu Name'[^}]+unicode-range: ([^;]+);/.exec(css)?.[1]?.split(', ');
  const ofTheName = Array.from(languages.ur.name, (letter) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase()}`);
  expect(letters).toEqual([...new Set(ofTheName)].toSorted());
});

test('no font is in the style sheet, from which the policy of the pages takes none', async () => {
  const { build } = await configured();
  expect(build.assetsInlineLimit('small.woff2')).toBe(false);
  expect(build.assetsInlineLimit('small.svg')).toBeUndefined();
});
