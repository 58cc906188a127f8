import { expect, it } from 'vitest';
import { educationsMeant } from './degrees.ts';
import { comparable } from './match-keys.ts';
import { mentions } from './wishes.ts';

const meets = (wished: string, education: string) =>
  mentions(educationsMeant(comparable(wished)), comparable(education));

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
])('a wish for %s is met by %s', (wished, education) => {
  expect(meets(wished, education)).toBe(true);
});

it.each([
  ["Master's degree", 'B.A.'],
  ["Master's degree", "Bachelor's degree"],
  ["Bachelor's degree", 'High school'],
  ["Bachelor's degree", 'Headmaster’s certificate'],
  ["Bachelor's degree", 'Basic course'],
  ['B.Sc', "Bachelor's degree"],
  ['B.Sc', 'B.A.'],
  ['High school', 'B.A.'],
])('a wish for %s is not met by %s', (wished, education) => {
  expect(meets(wished, education)).toBe(false);
});
