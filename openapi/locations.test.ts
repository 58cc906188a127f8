import { describe, expect, it } from 'vitest';
import { countries, isCountry, isStateOf, statesOf } from './locations.ts';

describe('the list of places', () => {
  it('has a state for every country, so that every form can be filled in', () => {
    expect(countries.filter(({ code }) => !statesOf(code)?.length)).toEqual([]);
  });

  it('has each country and state under the name that is stored', () => {
    for (const { code, name } of countries) {
      expect(isCountry(name)).toBe(true);
      expect(statesOf(code)!.every((state) => isStateOf(state.name, [name]))).toBe(true);
      for (const text of [name, ...statesOf(code)!.map((state) => state.name)])
        expect(text).toBe(text.normalize('NFC').trim());
    }
  });

  it.each(['Atlantis', '', 'india', 'IN', 'constructor', '__proto__'])('does not have the country %j', (name) => {
    expect(isCountry(name)).toBe(false);
  });

  it('knows whose states they are', () => {
    expect(isStateOf('Telangana', ['India'])).toBe(true);
    expect(isStateOf('Telangana', ['Pakistan'])).toBe(false);
    expect(isStateOf('Telangana', ['Pakistan', 'India'])).toBe(true);
    expect(isStateOf('Telangana', ['Atlantis'])).toBe(false);
  });
});
