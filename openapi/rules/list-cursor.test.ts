import { expect, it } from 'vitest';
import { fromCursor, toCursor } from './list-cursor.ts';

it.each([
  { afterId: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', rank: 0 },
  { afterId: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', rank: 300 },
  { afterId: 'ffffffff-ffff-ffff-ffff-ffffffffffff', rank: 65_535 },
])('a cursor says the position that it was made of: %o', (position) => {
  expect(fromCursor(toCursor(position))).toEqual(position);
  expect(toCursor(position)).toMatch(/^[0-9a-f]{36}$/);
});
