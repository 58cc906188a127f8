import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as palette from '../ui-kit/src/theme/palette.ts';
import { colors } from '../ui-kit/src/theme/tokens.ts';
import { expect, it } from 'vitest';

const site = path.join(import.meta.dirname, '../api/src/site');
const ofKit = new Set([
  ...Object.values(colors).flatMap(({ light, dark }) => [light, dark]),
  ...Object.values(palette).flat(),
]);

// The server does not import the kit.
it.each(['docs.css', 'proposal-diagram.ts', 'reference.ts'])('%s has colors of the kit alone', (file) => {
  const used = readFileSync(path.join(site, file), 'utf8').match(/#[0-9a-f]{3,8}\b/gi) ?? [];
  expect(used.length).toBeGreaterThan(9);
  expect(used.filter((color) => !ofKit.has(color.toLowerCase()))).toEqual([]);
});
