import type { ProfileCreationInput } from '../generated/hooks/model/index.ts';
import type { StoredPreferences } from '../rules/preferences.ts';

/** The fields that the demo people do not fill in themselves. */
type ServerFields = 'profileId' | 'phoneNumber';

/** A person of the demo community. All are invented; example.test belongs to nobody (RFC 6761). */
export type Person = Omit<ProfileCreationInput, ServerFields> & {
  key: string;
  email: string;
  /** The name of the Google account. */
  name: string;
  preferences: StoredPreferences;
};

/** A person as people.json has them, without the fields that follow from the others. */
export type PersonEntry = Omit<Person, 'email' | 'name' | 'preferences'> & {
  preferences: Omit<StoredPreferences, 'states' | 'cities' | 'education' | 'occupation'> & Partial<StoredPreferences>;
};
