import { describe, expect, it } from 'vitest';
import { displayAge, isRealDate, yearsOn } from './age.ts';

describe('yearsOn counts whole years', () => {
  it.each([
    ['on the day before the birthday', '2008-06-15', '2026-06-14', 17],
    ['on the birthday', '2008-06-15', '2026-06-15', 18],
    ['on the day after', '2008-06-15', '2026-06-16', 18],
    ['at the end of a year', '2008-12-31', '2026-12-30', 17],
    ['at its beginning', '2008-01-01', '2026-01-01', 18],
    ['of 29 February, on 28 February', '2008-02-29', '2026-02-28', 17],
    ['of 29 February, on 1 March', '2008-02-29', '2026-03-01', 18],
    ['of 29 February, in a leap year', '2008-02-29', '2028-02-29', 20],
    ['of 29 February, the day before in a leap year', '2008-02-29', '2028-02-28', 19],
    ['of 1 March, on 29 February', '2008-03-01', '2028-02-29', 19],
    ['on the day of birth', '2026-06-15', '2026-06-15', 0],
    ['before birth', '2027-06-15', '2026-06-15', -1],
  ])('%s', (_what, born, day, years) => {
    expect(yearsOn(born, day)).toBe(years);
  });
});

describe('isRealDate', () => {
  it.each(['2000-02-29', '1996-02-29', '1999-12-31', '1900-01-01', '2026-01-31'])('accepts %s', (text) =>
    expect(isRealDate(text)).toBe(true),
  );
  it.each([
    '1900-02-29',
    '2023-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '2024-1-1',
    '24-01-01',
    '2024-01-01T00:00:00Z',
    '2024-01-01 ',
    '20240101',
    '٢٠٢٤-٠١-٠١',
    '+02024-01-01',
    '-2024-01-01',
    '',
    'today',
  ])('refuses %j', (text) => expect(isRealDate(text)).toBe(false));
  // The database has no year 0, and nobody was born in the year 197.
  it.each(['0000-01-01', '0001-01-01', '0197-05-05', '1899-12-31'])('refuses the year of %s', (text) =>
    expect(isRealDate(text)).toBe(false),
  );
});

it('displayAge returns the same age from the exact date and from 1 January', () => {
  const now = new Date('2026-06-15T12:00:00Z');
  expect(displayAge('1994-11-23', now)).toBe(32);
  expect(displayAge('1994-01-01', now)).toBe(32);
});
