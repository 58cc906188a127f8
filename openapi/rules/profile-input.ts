import { profileInputFields } from '../generated/fields.ts';
import type { Gender, ProfileAndPreferencesInput, ProfileCreationInput } from '../generated/hooks/model/index.ts';
import { consentProblem } from './consent.ts';
import { askedFacts } from './facts.ts';
import { isNameIn } from './first-name.ts';
import { isSameHeight } from './height.ts';
import { profileKeys } from './match-keys.ts';
import type { RuleProblem } from './problems.ts';
import type { StoredProfile } from './profile-view.ts';

/** Set by the backend or by the phone verification, never copied from a request. */
const notCopied: ReadonlySet<string> = new Set(['profileId', 'phoneNumber']);

type CopiedFields = Omit<ProfileCreationInput, 'profileId' | 'phoneNumber'>;

/** What is stored of a request to create a profile; the phone number waits until it is proved. */
export function createdProfile(input: ProfileCreationInput) {
  return {
    annualIncome: null,
    firstName: null,
    nameBeforeAnswer: null,
    heldTexts: {},
    heightCm: null,
    ...copiedFields(input),
    facts: askedFacts(input.facts, input),
    matchKeys: profileKeys(input),
    phoneNumber: null,
    pendingPhoneNumber: input.phoneNumber ?? null,
    isVerified: false,
  };
}

/**
 * What is stored of a request to change a profile. Absent fields are left out, so that they keep their values;
 * another phone number waits until it is proved, and the phone is unverified meanwhile.
 */
export function changedProfile(
  stored: Pick<StoredProfile, 'phoneNumber' | 'firstName' | 'heightCm' | 'facts'>,
  input: ProfileCreationInput,
) {
  const { phoneNumber, fullName, height, firstName = stored.firstName, heightCm = stored.heightCm } = input;
  return {
    ...copiedFields(input),
    // Centimeters that were meant with another height are meant no more.
    heightCm: heightCm && isSameHeight(height, heightCm) ? heightCm : null,
    facts: askedFacts(input.facts ?? stored.facts, input),
    // A name that was chosen from another full name is chosen no more.
    firstName: firstName && isNameIn(fullName, firstName) ? firstName : null,
    matchKeys: profileKeys(input),
    ...(phoneNumber && phoneNumber !== stored.phoneNumber && { pendingPhoneNumber: phoneNumber, isVerified: false }),
  };
}

/** Whether an account may create this profile: the problem, or null when it may. */
export function decideCompleteProfile(
  body: ProfileAndPreferencesInput,
  { isComplete, requiresConsent }: { isComplete: boolean; requiresConsent: boolean },
): RuleProblem | null {
  const problem = newIdProblem(body) ?? consentProblem(body.consentVersion, requiresConsent);
  return problem ?? (isComplete ? { code: 'already-complete' } : null);
}

type Own = {
  profile: { id: string; gender: Gender };
  preferences: { id: string };
};

/** Whether a verified member may change the own profile so: the problem, or null when they may. The gender is fixed by then. */
export function decideUpdateProfile(
  { profileCreationInput, preferencesInput, consentVersion }: ProfileAndPreferencesInput,
  { profile, preferences }: Own,
): RuleProblem | null {
  return (
    consentProblem(consentVersion, false) ??
    otherIdProblem(profileCreationInput.profileId, profile.id) ??
    otherIdProblem(preferencesInput.preferencesId, preferences.id) ??
    (profileCreationInput.gender === profile.gender ? null : { code: 'gender-locked' })
  );
}

/** The problem of a request to create a profile that has an id, or null: the backend makes the ids. */
function newIdProblem({ profileCreationInput, preferencesInput }: ProfileAndPreferencesInput): RuleProblem | null {
  const detail = 'Do not send an id when creating a profile';
  const code = 'not-allowed' as const;
  const errors = [
    ...(profileCreationInput.profileId ? [{ pointer: '/profileCreationInput/profileId', code, detail }] : []),
    ...(preferencesInput.preferencesId ? [{ pointer: '/preferencesInput/preferencesId', code, detail }] : []),
  ];
  return errors.length > 0 ? { code: 'validation', errors } : null;
}

/** The problem of a request that names an id which is not the member's own, or null. An absent id is the own one. */
export function otherIdProblem(given: string | null | undefined, own: string): RuleProblem | null {
  return given && given.toLowerCase() !== own ? { code: 'not-found' } : null;
}

function copiedFields(input: ProfileCreationInput): CopiedFields {
  const given = profileInputFields.filter((field) => !notCopied.has(field) && input[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, input[field]])) as CopiedFields; // the required fields are validated
}
