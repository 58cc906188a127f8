import { expect, it } from 'vitest';
import { createSlowCallers } from './slow-callers.ts';

/** Holds by name; `dropped` has the names of those that were dropped. */
function holder() {
  const hold = createSlowCallers({ total: 4, perAddress: 3 });
  const dropped: string[] = [];
  return { dropped, hold: (address: string, name: string) => hold(address, () => dropped.push(name)) };
}

it('drops the oldest of an address that holds too many', () => {
  const { hold, dropped } = holder();
  for (const name of ['one', 'two', 'three', 'four']) hold('a', name);
  expect(dropped).toEqual(['one']);
});

it('drops the oldest of all when there are too many', () => {
  const { hold, dropped } = holder();
  for (const [address, name] of Object.entries({ a: 'one', b: 'two', c: 'three', d: 'four', e: 'five' }))
    hold(address, name);
  expect(dropped).toEqual(['one']);
});

it('drops nothing that was released', () => {
  const { hold, dropped } = holder();
  const releases = ['one', 'two', 'three'].map((name) => hold('a', name));
  releases[0]!();
  releases[0]!(); // counts once
  hold('a', 'four');
  expect(dropped).toEqual([]);
  hold('a', 'five');
  expect(dropped).toEqual(['two']);
});
