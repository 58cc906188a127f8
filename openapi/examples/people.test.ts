import { describe, expect, test } from 'vitest';
import { requestProblem } from '../contract-validation.ts';
import { countries, statesOf } from '../locations.ts';
import { yearsOn } from '../rules/age.ts';
import { containsContactDetails } from '../rules/contact-details/contact-details.ts';
import { isPlainText, lengthOf, normalizeText } from '../rules/text.ts';
import { people } from './people.ts';
import type { Person } from './person.ts';

const day = '2026-11-21';
const women = people.filter(({ gender }) => gender === 'FEMALE');
const men = people.filter(({ gender }) => gender === 'MALE');

function statesIn(country: string): string[] {
  const { code } = countries.find(({ name }) => name === country) ?? {};
  return code ? (statesOf(code) ?? []).map(({ name }) => name) : [];
}

/** Whether a person fits another's preferences for age, marital status and country. */
function fits(wishing: Person, other: Person): boolean {
  const age = yearsOn(other.dateOfBirth, day);
  const { minAge, maxAge, maritalStatus, countries: places } = wishing.preferences;
  return (
    age >= minAge && age <= maxAge && maritalStatus.includes(other.maritalStatus) && places.includes(other.country)
  );
}

const mutualFits = (person: Person) =>
  people.filter((other) => other.gender !== person.gender && fits(person, other) && fits(other, person)).length;

describe('the demo community', () => {
  test('has about 120 members, half of them women', () => {
    expect(people.length).toBeGreaterThanOrEqual(115);
    expect(people.length).toBeLessThanOrEqual(130);
    expect(Math.abs(women.length - men.length)).toBeLessThanOrEqual(6);
  });

  test('has no person twice', () => {
    for (const pick of [
      (p: Person) => p.key,
      (p: Person) => p.fullName,
      (p: Person) => p.email,
      (p: Person) => p.aboutMe,
    ]) {
      expect(new Set(people.map(pick)).size).toBe(people.length);
    }
  });

  test('comes from many countries', () => {
    const homes = new Set(people.map(({ country }) => country));
    const wanted = [
      'India',
      'Pakistan',
      'Bangladesh',
      'United Kingdom',
      'United States',
      'United Arab Emirates',
      'Malaysia',
      'Indonesia',
      'Turkey',
      'Nigeria',
      'Egypt',
      'South Africa',
      'Canada',
    ];
    for (const country of wanted) expect(homes).toContain(country);
  });

  test('has every school, marital status, relation and tag', () => {
    expect(new Set(people.map((p) => p.profileSchoolOfThought)).size).toBe(5);
    expect(new Set(people.map((p) => p.maritalStatus)).size).toBe(4);
    expect(new Set(people.map((p) => p.createdBy)).size).toBe(6);
    expect(new Set(people.flatMap((p) => p.tags)).size).toBe(10);
  });

  test('has short and long texts, and some people without an occupation', () => {
    const lengths = people.map(({ aboutMe }) => lengthOf(aboutMe));
    expect(lengths.filter((length) => length > 600).length).toBeGreaterThanOrEqual(2);
    expect(lengths.filter((length) => length < 200).length).toBeGreaterThanOrEqual(5);
    expect(people.some(({ occupation }) => occupation === 'Na')).toBe(true);
  });

  test('has people with many matches and people with none', () => {
    const counts = people.map(mutualFits);
    expect(counts.filter((count) => count > 0).length / people.length).toBeGreaterThan(0.75);
    expect(counts.filter((count) => count >= 4).length).toBeGreaterThan(20);
    expect(counts).toContain(0);
  });
});

/** The request with which the person would create the profile. */
function bodyOf({ key: _key, email: _email, name: _name, preferences, ...profileCreationInput }: Person) {
  const { countries: sought, states, cities, preferredSchoolOfThought, otherPreferences = null, ...rest } = preferences;
  return {
    isEditing: false,
    profileCreationInput,
    preferencesInput: {
      preferredMinAge: rest.minAge,
      preferredMaxAge: rest.maxAge,
      preferredMaritalStatus: rest.maritalStatus,
      preferredLocation: { countries: sought, states, cities },
      preferredEducation: rest.education,
      preferredOccupation: rest.occupation,
      preferredSchoolOfThought,
      preferredOtherPreferences: otherPreferences,
    },
  };
}

describe.each(people)('$key', (person) => {
  test('could be sent as a new profile', () => {
    const now = () => new Date(`${day}T00:00:00Z`);
    expect(requestProblem('completeProfile', { path: {}, query: {}, body: bodyOf(person) }, now)).toBeNull();
    expect(person.key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const text of [person.fullName, person.education, person.occupation, person.city])
      expect(text).toBe(normalizeText(text));
  });

  test('has places that exist', () => {
    expect(statesIn(person.country)).toContain(person.state);
    const { countries: wished, states } = person.preferences;
    expect(wished.length).toBeGreaterThan(0);
    for (const country of wished) expect(statesIn(country)).not.toEqual([]);
    const offered = wished.flatMap(statesIn);
    for (const state of states) expect(offered).toContain(state);
  });

  test('has no contact details in the texts', () => {
    for (const text of [person.aboutMe, person.preferences.otherPreferences ?? '']) {
      expect(containsContactDetails(text)).toBe(false);
      expect(text).not.toMatch(/\d{7}|@|https?:|www/i);
      expect(isPlainText(text)).toBe(true);
      expect(text).toBe(normalizeText(text));
    }
  });
});
