import { expect, test } from 'vitest';
import { createNewId } from './new-id.ts';

const at = new Date('2026-11-21T04:00:00Z');

test('makes version 7 UUIDs of this moment', () => {
  const id = createNewId(() => at)();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at.getTime());
});

test('makes each later than the one before, even when the clock stands still or goes back', () => {
  let now = at;
  const newId = createNewId(() => now);
  const ids = Array.from({ length: 500 }, newId);
  now = new Date(at.getTime() - 1000);
  ids.push(newId());
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
