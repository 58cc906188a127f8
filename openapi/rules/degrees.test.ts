import { expect, it } from 'vitest';
import { educationsAt, educationsWished } from './degrees.ts';
import { comparable } from './match-keys.ts';
import { mentions } from './wishes.ts';

const meets = (wished: string, education: string) =>
  mentions(educationsWished(comparable(wished)), comparable(education));
const finds = (sought: string, education: string) => mentions(educationsAt(comparable(sought)), comparable(education));

it.each([
  ["Bachelor's degree", 'B.A.'],
  ["Bachelor's degree", 'B.Sc. (Physics), Karachi'],
  ["Bachelor's degree", 'M.A.'],
  ["Bachelor's degree", 'PhD'],
  ["Bachelor's degree", 'Bachelor of Commerce'],
  ['Bachelor’s', 'MBBS'],
  ['Bachelor’s degree', 'LLB'],
  ['Graduate', "Bachelor's degree"],
  ["Master's degree", 'MBA'],
  ['Masters', 'M. Phil'],
  ['Post-graduate', 'Master’s degree'],
  ["Bachelor's degree", 'بكالوريوس طب'],
  ["Master's degree", 'ماسٹرز اردو'],
  ['B.Sc', 'BSc Physics'],
  ['B.A.', "Bachelor's degree"],
  ['B.Sc', 'MBBS'],
  ['M.A.', 'MOptom'],
  ['MBBS', 'MBBS, MD'],
])('a wish for %s is met by %s', (wished, education) => {
  expect(meets(wished, education)).toBe(true);
});

it.each([
  ["Master's degree", 'B.A.'],
  ["Master's degree", "Bachelor's degree"],
  ["Bachelor's degree", 'High school'],
  ["Bachelor's degree", 'Headmaster’s certificate'],
  ["Bachelor's degree", 'Basic course'],
  ['M.A.', 'B.A.'],
  ['MBBS', 'B.A.'],
  ['B.A.', 'High school'],
  ['High school', 'B.A.'],
])('a wish for %s is not met by %s', (wished, education) => {
  expect(meets(wished, education)).toBe(false);
});

it('a filter for a level finds its degrees and those above, and one for a degree this alone', () => {
  expect(finds("Bachelor's degree", 'B.Sc')).toBe(true);
  expect(finds("Bachelor's degree", 'PhD')).toBe(true);
  expect(finds("Master's degree", 'B.Sc')).toBe(false);
  expect(finds('B.Sc', 'BSc Physics')).toBe(true);
  expect(finds('B.Sc', 'B.A.')).toBe(false);
});
