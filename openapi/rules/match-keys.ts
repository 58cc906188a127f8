/** Names of a profile and of preferences in the form in which they are compared. They are stored in this form. */
export type ProfileKeys = { country: string; state: string; city: string; education: string; occupation: string };
export type PreferenceKeys = Record<'countries' | 'states' | 'cities' | 'education' | 'occupation', string[]>;

/** Code points of a name that are compared. One character can stand for eighteen, as U+FDFA does. */
export const longestKey = 100;

/** The names of a profile as they are compared. */
export function profileKeys({ country, state, city, education, occupation }: ProfileKeys): ProfileKeys {
  return {
    country: comparable(country),
    state: comparable(state),
    city: comparable(city),
    education: comparable(education),
    occupation: comparable(occupation),
  };
}

/** The lists of preferences as they are compared. */
export function preferenceKeys({ countries, states, cities, education, occupation }: PreferenceKeys): PreferenceKeys {
  return {
    countries: countries.map(comparable),
    states: states.map(comparable),
    cities: cities.map(comparable),
    education: education.map(comparable),
    occupation: occupation.map(comparable),
  };
}

/** A name as it is compared: the text without accents, case and punctuation; of a longer one the first code points. */
export function comparable(text: string): string {
  const words = beginning(text.normalize('NFKC'))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return beginning(words);
}

function beginning(text: string): string {
  return Array.from(text).slice(0, longestKey).join('');
}
