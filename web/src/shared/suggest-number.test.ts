import { expect, it } from 'vitest';
import { suggestNumber } from './suggest-number.ts';

it.each([
  ['9849012345', 'IN', '+91 98490 12345'],
  ['098490-12345', 'IN', '+91 98490 12345'],
  ['00919849012345', 'IN', '+91 98490 12345'],
  ['00919849012345', undefined, '+91 98490 12345'],
  ['03001234567', 'PK', '+92 300 1234567'],
  ['0501234567', 'SA', '+966 50 123 4567'],
  // a number for films and examples (Ofcom), which the tables do not have
  ['07700 900123', 'GB', '+44 7700 900123'],
])('%s in %s is probably %s', (typed, country, shown) => {
  expect(suggestNumber(typed, country)).toEqual({ number: shown.replaceAll(' ', ''), shown });
});

it.each([
  ['9849012345', undefined],
  ['9849012345', 'XX'],
  ['98490', 'IN'],
  ['07700 90012', 'GB'],
  ['07700 9001234', 'GB'],
  ['call me', 'IN'],
])('nothing is suggested for %s in %s', (typed, country) => {
  expect(suggestNumber(typed, country)).toBeUndefined();
});
