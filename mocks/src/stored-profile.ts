import type {
  Preferences,
  PreferencesInput,
  ProfileCreationInput,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { Refusal } from './refusal.ts';
import type { StoredProfile } from './state.ts';

/** The profile of a request, as it is kept. An absent income keeps the one that is there. */
export function toProfile(id: string, input: ProfileCreationInput, annualIncome: number | null): StoredProfile {
  const { profileId: _id, phoneNumber: _phone, annualIncome: income, ...open } = input;
  return { ...open, id, annualIncome: income === undefined ? annualIncome : income };
}

/** The preferences of a request, as they are kept and answered. */
export function toPreferences(preferencesId: string, input: PreferencesInput): Preferences {
  const { preferredLocation, preferredOtherPreferences: other } = input;
  return {
    preferencesId,
    minAge: input.preferredMinAge,
    maxAge: input.preferredMaxAge,
    maritalStatus: input.preferredMaritalStatus,
    countries: preferredLocation.countries,
    states: preferredLocation.states ?? [],
    cities: preferredLocation.cities ?? [],
    education: input.preferredEducation ?? [],
    occupation: input.preferredOccupation ?? [],
    preferredSchoolOfThought: input.preferredSchoolOfThought,
    ...(typeof other === 'string' && other !== '' && { otherPreferences: other }),
  };
}

/** An id in a request, when given, must be one's own; anyone else's is not there. */
export function mustBeOwn(given: string | null | undefined, own: string): void {
  if (given !== null && given !== undefined && given.toLowerCase() !== own) throw new Refusal('not-found');
}
