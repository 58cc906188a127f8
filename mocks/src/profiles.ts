import type { ProfileAndPreferencesInput } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getCompleteProfileMockHandler,
  getGetCurrentUserProfileMockHandler,
  getGetProfileMockHandler,
  getUpdateProfileMockHandler,
} from '@mithaq/openapi/generated/msw/profiles/profiles.msw.ts';
import type { Mock } from './mock.ts';
import { Refusal } from './refusal.ts';
import { noteSeen } from './seen-profiles.ts';
import { failOnSaving, failOnViewOf } from './sentinels.ts';
import {
  isMarriageFixed,
  isMember,
  memberByProfile,
  proposalsBetween,
  proposalsOf,
  type Member,
  type State,
} from './state.ts';
import { mustBeOwn, toPreferences, toProfile } from './stored-profile.ts';
import { othersProfile, ownProfile } from './views.ts';

/** One's own profile, and those of others. Fixed paths come before the one with an id. */
export function profileHandlers(mock: Mock) {
  const { answering, state, newId } = mock;
  return [
    getCompleteProfileMockHandler(
      answering('completeProfile', ({ account, body }) => {
        mustBeNew(body);
        if (isMember(account)) throw new Refusal('already-complete');
        failOnSaving(body.profileCreationInput.fullName);
        const { phoneNumber } = body.profileCreationInput;
        const member: Member = Object.assign(account, {
          profile: toProfile(newId(), body.profileCreationInput, null),
          preferences: toPreferences(newId(), body.preferencesInput),
          phoneNumber: phoneNumber ?? null,
        });
        return ownProfile(member);
      }),
    ),
    getUpdateProfileMockHandler(
      answering(
        'updateProfile',
        ({ member, body: { profileCreationInput: profile, preferencesInput: preferences } }) => {
          mustBeOwn(profile.profileId, member.profile.id);
          mustBeOwn(preferences.preferencesId, member.preferences.preferencesId);
          if (profile.gender !== member.profile.gender && proposalsOf(state, member).length > 0)
            throw new Refusal('gender-locked');
          failOnSaving(profile.fullName);
          member.profile = toProfile(member.profile.id, profile, member.profile.annualIncome);
          member.preferences = toPreferences(member.preferences.preferencesId, preferences);
          if (profile.phoneNumber && profile.phoneNumber !== member.phoneNumber) {
            member.phoneNumber = profile.phoneNumber;
            member.isPhoneVerified = false;
          }
          return ownProfile(member);
        },
      ),
    ),
    getGetCurrentUserProfileMockHandler(
      answering('getCurrentUserProfile', ({ account }) => {
        if (!isMember(account)) throw new Refusal('not-found', { detail: 'No profile found' });
        return ownProfile(account);
      }),
    ),
    getGetProfileMockHandler(
      answering('getProfile', ({ member, params }) => {
        const other = memberByProfile(state, params.id);
        if (other === member) return ownProfile(member);
        const isKnown = other !== undefined && proposalsBetween(state, member, other).length > 0;
        if (!other || !(isKnown || isOpenTo(state, member, other)))
          throw new Refusal('not-found', { detail: 'Profile not found' });
        failOnViewOf(other);
        if (!isKnown) noteSeen(mock, member, [other]);
        return othersProfile(other, isKnown);
      }),
    ),
  ];
}

/** An id on creation would name a row that cannot be there yet. */
function mustBeNew({ profileCreationInput, preferencesInput }: ProfileAndPreferencesInput): void {
  const given: [string, string | null | undefined][] = [
    ['/profileCreationInput/profileId', profileCreationInput.profileId],
    ['/preferencesInput/preferencesId', preferencesInput.preferencesId],
  ];
  const detail = 'Please leave this out when creating a profile';
  const errors = given.filter(([, id]) => id !== null && id !== undefined).map(([pointer]) => ({ pointer, detail }));
  if (errors.length > 0) throw new Refusal('validation', { detail, errors });
}

/** Verified members of the opposite gender; whose marriage is fixed is there for the parties of their proposals only (DESIGN rules 1 and 5). */
function isOpenTo(state: State, member: Member, other: Member): boolean {
  return other.profile.gender !== member.profile.gender && other.isPhoneVerified && !isMarriageFixed(state, other);
}
