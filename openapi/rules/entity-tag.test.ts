import { expect, it } from 'vitest';
import { entityTag, hasTag, ifMatchProblem } from './entity-tag.ts';

it('a tag is that of the contents, in any order of the fields', () => {
  expect(entityTag({ a: 1, b: { c: 2, d: undefined } })).toBe(entityTag({ b: { c: 2 }, a: 1 }));
  for (const other of [{ a: 1, b: { c: 3 } }, { a: 1 }, [], null])
    expect(entityTag(other)).not.toBe(entityTag({ a: 1, b: { c: 2 } }));
  expect(entityTag({ list: [1, 2] })).not.toBe(entityTag({ list: [2, 1] }));
});

it.each([
  ['"1"', true],
  ['W/"1"', true],
  ['"0", "1"', true],
  ['*', true],
  ['"11"', false],
  ['1', false],
  ['', false],
  [undefined, false],
])('%s has the tag: %s', (header, expected) => {
  expect([hasTag(header, '"1"'), hasTag(header, 'W/"1"')]).toEqual([expected, expected]);
});

it('refuses what has changed meanwhile, and nothing without If-Match', () => {
  const seen = entityTag({ city: 'Pune' });
  expect(ifMatchProblem(seen, { city: 'Pune' })).toBeNull();
  const etag = entityTag({ city: 'Delhi' });
  expect(ifMatchProblem(seen, { city: 'Delhi' })).toEqual({ code: 'changed-meanwhile', etag });
  expect(ifMatchProblem(`W/${seen}`, { city: 'Pune' })).toEqual({ code: 'changed-meanwhile', etag: seen });
  expect(ifMatchProblem(undefined, { city: 'Delhi' })).toBeNull();
});
