import { expect, it } from 'vitest';
import { toLatinDigits } from './latin-digits.ts';

it.each([
  ['٥٫٦', '5.6'],
  ['۵٫۶', '5.6'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['+۹۲ ٣٠٠', '+92 300'],
  ['5.6, five', '5.6, five'],
  ['', ''],
])('%s is written as %s', (typed, latin) => {
  expect(toLatinDigits(typed)).toBe(latin);
});
