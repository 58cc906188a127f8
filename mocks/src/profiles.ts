import type { PreferencesInput, ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { entityTag } from '@mithaq/openapi/rules/entity-tag.ts';
import { withHeldTexts } from '@mithaq/openapi/rules/held-texts.ts';
import { mostProfilesFound, profileSearch } from '@mithaq/openapi/rules/profile.ts';
import { decideProfileCreation, profileCreationHeaders } from '@mithaq/openapi/rules/profile-creation.ts';
import { toStoredPreferences } from '@mithaq/openapi/rules/preferences.ts';
import {
  changedProfile,
  createdProfile,
  decideCompleteProfile,
  decideUpdateProfile,
  otherIdProblem,
} from '@mithaq/openapi/rules/profile-input.ts';
import { isListed, toCard, toOwnResponse, withPresence } from '@mithaq/openapi/rules/profile-view.ts';
import { isShareable } from '@mithaq/openapi/rules/sharing.ts';
import { toOthersProfile } from '@mithaq/openapi/rules/proposal-view.ts';
import { ApiProblem, throwIfProblem } from './api-problem.ts';
import { relinkOpenReports } from './cases.ts';
import { countRequest } from './count-request.ts';
import type { HandlerContext, MockHandlers } from './handler-context.ts';
import { storeTexts } from './held-texts.ts';
import { restoreRelations } from './retained-relations.ts';
import { recordProfileViews } from './profile-views.ts';
import { tellLimits } from './tell-limits.ts';
import { endLinksTo, sharingFacts } from './sharing.ts';
import { failOn, sentinels } from './sentinels.ts';
import { findMember, isMember, type Member, type User } from './state.ts';
import { toUserResponse } from './users.ts';
import { audienceFor, endedBetween, visibilityOf } from './visibility.ts';

/** Profiles and preferences: the member's own ones, and those of other members. */
export const profileHandlers = {
  completeProfile({ user, body, limits, requiresConsent, ...context }) {
    const { state, now, newId, headers } = context;
    throwIfProblem(decideCompleteProfile(body, { isComplete: isMember(user), requiresConsent }));
    failOn(sentinels.save, body.profileCreationInput);
    const created = state.profileCreations.filter(({ email }) => email === user.email);
    const times = created.map(({ createdAt }) => new Date(createdAt));
    throwIfProblem(decideProfileCreation(times, limits, now()));
    tellLimits(headers, profileCreationHeaders(times, limits, now()));
    state.profileCreations.push({ email: user.email, createdAt: now().toISOString() });
    const matchChangedAt = now().toISOString();
    const profile = { ...createdProfile(body.profileCreationInput), id: newId(), matchChangedAt };
    const preferences = { ...toStoredPreferences(body.preferencesInput), id: newId() };
    recordConsent(user, body.consentVersion, now);
    const suspension = state.retainedSuspensions.find(({ email }) => email === user.email)?.suspension ?? null;
    const member = Object.assign(user, { profile, preferences, suspension });
    storeTexts({ ...context, user: member }, { profile, preferences });
    restoreRelations(state, member, now);
    relinkOpenReports(state, member);
    return toOwnResponse(member.profile, member.preferences);
  },

  updateProfile({ user, body, ...context }) {
    const { profileCreationInput: input, preferencesInput } = body;
    throwIfProblem(decideUpdateProfile(body, user));
    context.requireUnchanged(toOwnResponse(user.profile, user.preferences));
    failOn(sentinels.save, input);
    const { profile } = withHeldTexts(user.profile, user.preferences);
    recordConsent(user, body.consentVersion, context.now);
    changePreferences({ ...context, user }, preferencesInput, { ...profile, ...changedProfile(profile, input) });
    return toOwnResponse(user.profile, user.preferences);
  },

  getCurrentUserProfile({ user }) {
    if (!isMember(user)) throw new ApiProblem('not-found', { params: { resource: 'OWN_PROFILE' } });
    return toOwnResponse(user.profile, user.preferences);
  },

  pauseProfile({ user, body: { isPaused }, now, headers, ...context }) {
    context.requireUnchanged(toUserResponse(context, user));
    // A member who comes back counts as changed, so that lists of others are built again.
    if (user.isPaused && !isPaused) user.profile.matchChangedAt = now().toISOString();
    user.isPaused = isPaused;
    if (isPaused) endLinksTo(context.state, user);
    headers.set('etag', entityTag(toUserResponse(context, user)));
    return { isPaused };
  },

  chooseNameBeforeAnswer({ user, body: { nameBeforeAnswer }, requireUnchanged, headers }) {
    requireUnchanged(toOwnResponse(user.profile, user.preferences));
    user.profile.nameBeforeAnswer = nameBeforeAnswer;
    headers.set('etag', entityTag(toOwnResponse(user.profile, user.preferences)));
    return { nameBeforeAnswer };
  },

  getProfile({ params, ...call }) {
    const found = findVisible(call, params.id);
    if (!found) throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
    recordViews(call, [found]);
    const other = findMember(call.state, found.profile.id)!; // it was found
    return isShareable(sharingFacts(call.state, call.user, other)) ? { ...found, isShareable: true } : found;
  },

  findProfiles({ query, ...call }) {
    countRequest(call, 'MEMBER_SEARCHES_PER_10_MIN');
    const { by, value } = profileSearch(query.shownId);
    const ids = call.state.users.filter(isMember).map(({ profile }) => profile.id);
    const asked = ids.filter((id) => (by === 'profileId' ? id === value : id.endsWith(value)));
    const newest = asked.toSorted().toReversed().slice(0, mostProfilesFound);
    const found = newest.flatMap((id) => findVisible(call, id) ?? []);
    if (found.length === 0) throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
    recordViews(call, found);
    return { data: found.map(toCard) };
  },

  savePreferences({ body, ...call }) {
    throwIfProblem(otherIdProblem(body.preferencesId, call.user.preferences.id));
    return replacePreferences(call, body);
  },

  getPreferences({ user, params }) {
    throwIfProblem(otherIdProblem(params.id, user.preferences.id));
    return toOwnResponse(user.profile, user.preferences).preferences;
  },

  updatePreferences({ params, body, ...call }) {
    throwIfProblem(otherIdProblem(params.id, call.user.preferences.id));
    throwIfProblem(otherIdProblem(body.preferencesId, call.user.preferences.id));
    return replacePreferences(call, body);
  },
} satisfies Partial<MockHandlers>;

/** Changes the preferences that the caller has seen. */
function replacePreferences(
  { requireUnchanged, ...call }: Change & Pick<HandlerContext, 'requireUnchanged'>,
  body: PreferencesInput,
) {
  requireUnchanged(toOwnResponse(call.user.profile, call.user.preferences).preferences);
  return changePreferences(call, body);
}

type Viewer = Pick<HandlerContext, 'state' | 'limits' | 'now' | 'headers'> & { user: Member };

/** A profile as far as the member may see it, or undefined. */
function findVisible({ state, user, now }: Viewer, id: string): ProfileAndPreferences | undefined {
  const other = findMember(state, id);
  const audience = audienceFor(state, user, other);
  if (!other || audience === 'nobody') return undefined;
  if (audience === 'owner') return toOwnResponse(user.profile, user.preferences);
  failOn(sentinels.view, other.profile);
  const { preferences, signedInAt } = other;
  const profile = isListed(visibilityOf(state, other)) ? withPresence(other.profile, signedInAt, now()) : other.profile;
  return toOthersProfile(
    audience,
    { profile, preferences },
    endedBetween(state, user, other),
    other.ofMarriage ?? null,
  );
}

/** Strangers' profiles count as seen when they are sent. */
function recordViews(viewer: Viewer, found: ProfileAndPreferences[]): void {
  const strangers = found.filter((one) => one.viewer === 'STRANGER');
  recordProfileViews(
    viewer,
    viewer.user,
    strangers.map(({ profile }) => profile.id),
  );
}

/** Each version is recorded once, with its first time. */
function recordConsent({ consents }: User, version: string | null | undefined, now: () => Date): void {
  if (version && !consents.some((consent) => consent.version === version))
    consents.push({ version, at: now().toISOString() });
}

type Change = Pick<HandlerContext, 'state' | 'now' | 'newId' | 'moderatorEmails'> & { user: Member };

/** Stores the preferences and the profile, and deletes the For You list that was made from the earlier preferences. */
function changePreferences({ user, ...context }: Change, input: PreferencesInput, changed?: Member['profile']) {
  const { state, now } = context;
  const before = withHeldTexts(user.profile, user.preferences);
  const texts = { profile: changed ?? before.profile, preferences: toStoredPreferences(input) };
  Object.assign(user.profile, changed);
  Object.assign(user.preferences, texts.preferences);
  user.profile.matchChangedAt = now().toISOString();
  state.forYouLists = state.forYouLists.filter(({ viewer }) => viewer !== user.id);
  storeTexts({ ...context, user }, texts, before);
  return toOwnResponse(user.profile, user.preferences).preferences;
}
