import { describe, expect, it, test } from 'vitest';
import { people } from '../../examples/people.ts';
import { containsContactDetails } from './contact-details.ts';
import { suspiciousFields } from './suspicious-fields.ts';

const plain = {
  fullName: ['Amina Khan'],
  education: ['B.A. English'],
  occupation: ['Teacher'],
  city: ['Pune'],
  aboutMe: ['I love books and good tea.'],
  preferredEducation: ['Any'],
  preferredOccupation: ['Any'],
  preferredCities: [] as string[],
  preferredOtherPreferences: ['Someone kind.'],
};
type Texts = Partial<Record<keyof typeof plain, string[]>>;

const filler = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}-${i}`);

it('a detail is flagged however many names the other fields have', () => {
  const names = {
    preferredEducation: filler('Degree', 60),
    preferredOccupation: filler('Work', 60),
    preferredCities: [...filler('Town', 59), 'insta aminak'],
    preferredOtherPreferences: ['DM aminak'],
  };
  expect(suspiciousFields({ ...plain, ...names })).toEqual(
    expect.arrayContaining(['preferredCities', 'preferredOtherPreferences']),
  );
});

it.each([
  'Фатима Абдуллаева',
  'Зухра Исмаилова',
  'Ислам Каримов',
  'Дилноза Қодирова',
  'আয়েশা রহমান',
  'शेख़ मोहम्मद इमरान',
  'عائشة الأنصاري',
])('the name %s is no account in any of its letters', (name) => {
  expect(suspiciousFields({ ...plain, fullName: [name] })).toEqual([]);
});

describe('contact details that are split over fields', () => {
  it.each<Texts>([
    { city: ['98200'], occupation: ['55123'] },
    { city: ['Pune 98200'], occupation: ['Teacher 55123'] },
    { education: ['B.A. 98200'], preferredCities: ['55123'] },
    { city: ['nine eight two'], occupation: ['zero zero five'], education: ['five one two three'] },
    { fullName: ['Amina nine eight two'], occupation: ['zero zero five five'], city: ['one two three'] },
    { preferredCities: ['98', '20', '05', '51', '23'] },
    { preferredCities: ['982', '005'], preferredEducation: ['512'], preferredOccupation: ['3'] },
    { preferredCities: ['nine', 'eight', 'two', 'zero', 'zero', 'five', 'five'] },
    { preferredCities: ['zéro', 'six', 'douze'], preferredOccupation: ['trente quatre', 'cinquante six'] },
    { education: ['98'], occupation: ['20'], city: ['05'], preferredCities: ['51', '23'] },
    { city: ['९८२००'], occupation: ['५५१२३'] },
    { city: ['Sector 98200'], occupation: ['Office 55123'] },
    { city: ['987654'], education: ['32'], occupation: ['10'] },
    { aboutMe: ['I love books. 98200 is my favourite.'], city: ['Pune 55123'] },
    { aboutMe: ['I love nine eight two zero zero.'], occupation: ['five five one two three'] },
    { aboutMe: ['First 98200.'], preferredOtherPreferences: ['Then 55123.'] },
    { fullName: ['Nine Eight Seven'], education: ['Six Five Four'], occupation: ['Three Two'], city: ['One Zero'] },
    { city: ['Pune 98765'], education: ['B.A. 432'], occupation: ['Nurse 10'] },
    { city: ['amina92'], occupation: ['gmail com'] },
    { city: ['amina.khan'], occupation: ['at gmail'] },
    { city: ['www.amina'], occupation: ['khan.com'] },
    { city: ['amina'], occupation: ['dot com'] },
    { preferredEducation: ['g', 'm', 'a', 'i', 'l'] },
    { education: ['instagram'], occupation: ['aminak92'] },
    { city: ['snap'], education: ['aminak'] },
    { occupation: ['reach at aminak'], city: ['telegram'] },
  ])('are refused, or all of these fields are flagged: %j', (split) => {
    const isRefused = Object.values(split).flat().some(containsContactDetails);
    const flagged = suspiciousFields({ ...plain, ...split });
    if (!isRefused) expect(flagged).toEqual(Object.keys(plain).filter((field) => field in split));
  });
});

test.each<Texts>([
  {},
  { city: ['Houston TX 77036'], education: ['MBA (2019)'], occupation: ['Senior SDE II'] },
  { city: ['Sector 62, Noida'], education: ['B.Tech 2014'], occupation: ['SAP consultant'] },
  { city: ['G-11/3 Islamabad'], education: ['FCPS part 1, 2020'], occupation: ['BS-17 officer'] },
  { city: ['75018 Paris'], education: ['Bac+5'], occupation: ['Ingénieur'] },
  { city: ['London E17'], education: ['A levels'], occupation: ['Six Sigma consultant'] },
  { city: ['Karachi 75500'], education: ['BSCS 2012-2016'], aboutMe: ['Born in 1994, I love hadith 5090.'] },
  { city: ['Hyderabad - 500008'], education: ['BA'], occupation: ['BPS-17'] },
  { city: ['Navi Mumbai 400703'], education: ['10+2'], fullName: ['Anju Begum'] },
  { city: ['New Delhi 110 025'], education: ['BE'], occupation: ['SDE-2'], fullName: ['Sita Nane'] },
  { occupation: ['Nurse (Band 6)'], city: ['Nine Elms'] },
  { occupation: ['Facebook marketing manager'] },
  { preferredCities: ['Pune', 'Mumbai', 'Delhi'], preferredEducation: ['B.Tech', 'MBA', '12th'] },
  { preferredEducation: ['10+2', 'B.Sc.', 'M.Sc. 2 years'], preferredOccupation: ['Grade 17'] },
])('an innocent profile is not flagged: %j', (texts) => {
  expect(suspiciousFields({ ...plain, ...texts })).toEqual([]);
});

test('no demo member is flagged', () => {
  const flagged = people.filter(({ fullName, education, occupation, city, aboutMe, preferences }) => {
    const profile = { fullName: [fullName], education: [education], occupation: [occupation], city: [city] };
    return suspiciousFields({ ...profile, aboutMe: [aboutMe], preferredCities: preferences.cities }).length > 0;
  });
  expect(flagged.map(({ fullName }) => fullName)).toEqual([]);
});

test('a list of more names than are looked at is flagged', () => {
  const preferredCities = Array.from({ length: 61 }, () => 'Pune');
  expect(suspiciousFields({ ...plain, preferredCities })).toEqual(['preferredCities']);
});
