import { fontLoading } from '../web/font-loading-plugin.ts';
import type { Alias } from 'vite';
import { expect, test } from 'vitest';

test('a file that two families name is one alias, so that nothing writes it twice at once', async () => {
  const { config } = fontLoading();
  if (typeof config !== 'function') throw new Error('The plugin configures by a function.');
  const { resolve } = (await Reflect.apply(config, undefined, [{}, { command: 'build', mode: 'production' }])) as {
    resolve: { alias: Alias[] };
  };
  const files = resolve.alias.map(({ find }) => find);
  expect(files.filter((file) => String(file).includes('nastaliq'))).toHaveLength(1);
  expect(new Set(files).size).toBe(files.length);
});
