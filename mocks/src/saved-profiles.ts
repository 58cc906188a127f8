import { toListedProfile } from '@mithaq/openapi/rules/profile-view.ts';
import { decideSave, mostSaved } from '@mithaq/openapi/rules/saved-profiles.ts';
import { ApiProblem, throwIfProblem } from './api-problem.ts';
import type { MockHandlers } from './handler-context.ts';
import { isEligible } from './matching.ts';
import { recordProfileViews } from './profile-views.ts';
import { audienceFor } from './profiles.ts';
import { findMember, findOther, findUser, isMember, proposalsBetween, type Member, type State } from './state.ts';

/** Profiles that a member saved. */
export const savedProfileHandlers = {
  listSavedProfiles: ({ state, user }) => savedBy(state, user).map(({ profile }) => toListedProfile(profile)),

  listSavedProfileIds: ({ state, user }) => savedBy(state, user).map(({ profile }) => profile.id),

  saveProfile({ state, user, body, limits, now }) {
    const other = findMember(state, body.profileId);
    const hasProposal = other !== undefined && proposalsBetween(state, user, other).length > 0;
    const audience = other ? audienceFor(state, user, other, hasProposal) : 'nobody';
    throwIfProblem(decideSave({ audience, isSaved: false, saved: 0 }));
    const { id: saved, profile } = other!; // decideSave refuses nobody
    // The list shows the profile, so it counts as seen.
    if (audience === 'listed') recordProfileViews({ state, limits, now }, user, [profile.id]);
    const own = () => state.savedProfiles.filter(({ member }) => member === user.id);
    const isSaved = own().some((one) => one.saved === saved);
    if (!isSaved && own().length >= mostSaved) {
      // Those that are not listed any more make room.
      const visible = new Set(savedBy(state, user).map(({ id }) => id));
      state.savedProfiles = state.savedProfiles.filter((one) => one.member !== user.id || visible.has(one.saved));
    }
    throwIfProblem(decideSave({ audience, isSaved, saved: own().length }));
    if (!isSaved) state.savedProfiles.push({ member: user.id, saved, savedAt: now().toISOString() });
    return { profileId: profile.id, savedAt: own().find((one) => one.saved === saved)!.savedAt }; // it is there now
  },

  unsaveProfile({ state, user, params }) {
    const other = findMember(state, params.id);
    const isOther = ({ member, saved }: State['savedProfiles'][number]) => member !== user.id || saved !== other?.id;
    if (state.savedProfiles.every(isOther) || !other || !findOther(state, user, other.id))
      throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
    state.savedProfiles = state.savedProfiles.filter(isOther);
    return null;
  },
} satisfies Partial<MockHandlers>;

/** Those of the saved profiles that would be in the feed, the newest first. */
function savedBy(state: State, user: Member): Member[] {
  return state.savedProfiles
    .filter(({ member }) => member === user.id)
    .toReversed()
    .map(({ saved }) => findUser(state, saved))
    .filter((other) => other !== undefined && isMember(other))
    .filter((other) => isEligible(state, user, other));
}
