import type { ListedProfile, Preferences, Profile } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { IPreferences } from './preferences/preferences.entity.ts';
import type { IProfile } from './profiles/profile.entity.ts';

/** The columns of a card, for the statements of the two lists. */
export const listedColumns = `p.id, p.full_name as "fullName", p.date_of_birth::text as "dateOfBirth", p.gender, p.height::float8 as height,
  p.marital_status as "maritalStatus", p.education, p.occupation, p.country, p.state, p.city, p.about_me as "aboutMe", p.tags,
  p.school_of_thought as "schoolOfThought", p.created_by as "createdBy", p.is_verified as "isVerified"`;

/** A profile as the statements and the entity both give it. */
export type ProfileRow = Pick<
  IProfile,
  | 'id'
  | 'fullName'
  | 'dateOfBirth'
  | 'gender'
  | 'height'
  | 'maritalStatus'
  | 'education'
  | 'occupation'
  | 'country'
  | 'state'
  | 'city'
  | 'aboutMe'
  | 'tags'
  | 'schoolOfThought'
  | 'createdBy'
  | 'isVerified'
>;

/** What any other member sees: first name and year of birth only; never phone, e-mail or income (DESIGN section 3). */
export function listedProfile(row: ProfileRow): ListedProfile {
  const {
    id,
    fullName,
    dateOfBirth,
    gender,
    height,
    maritalStatus,
    education,
    occupation,
    country,
    state,
    city,
    aboutMe,
    tags,
    schoolOfThought,
    createdBy,
    isVerified,
  } = row;
  return {
    id,
    firstName: firstNameOf(fullName),
    dateOfBirth: `${dateOfBirth.slice(0, 4)}-01-01`,
    gender,
    height,
    maritalStatus,
    education,
    occupation,
    country,
    state,
    city,
    aboutMe,
    tags,
    profileSchoolOfThought: schoolOfThought,
    createdBy,
    isVerified,
  };
}

/** What someone sees with whom a proposal exists, in any state: the full name as well, as its card shows it. */
export function knownProfile(row: ProfileRow): Profile {
  return { ...listedProfile(row), fullName: row.fullName };
}

/** One's own: everything. */
export function ownProfile(profile: ProfileRow & Pick<IProfile, 'phoneNumber' | 'annualIncome'>): Profile {
  const { dateOfBirth, phoneNumber, annualIncome } = profile;
  return {
    ...knownProfile(profile),
    dateOfBirth,
    ...(phoneNumber && { phoneNumber }),
    ...(annualIncome != null && { annualIncome }),
  };
}

/** The contract's flat names. */
export function preferencesView(preferences: IPreferences): Preferences {
  const {
    id,
    minAge,
    maxAge,
    maritalStatus,
    countries,
    states,
    cities,
    education,
    occupation,
    schoolOfThought,
    otherPreferences,
  } = preferences;
  return {
    preferencesId: id,
    minAge,
    maxAge,
    maritalStatus,
    countries,
    states,
    cities,
    education,
    occupation,
    preferredSchoolOfThought: schoolOfThought,
    ...(otherPreferences && { otherPreferences }),
  };
}

function firstNameOf(fullName: string): string {
  return fullName.split(/\s+/)[0]!;
}
