import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  PreferencesInput,
  ProfileAndPreferences,
  ProfileCreationInput,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { entityTag } from '@mithaq/openapi/rules/entity-tag.ts';
import { withHeldTexts } from '@mithaq/openapi/rules/held-texts.ts';
import { mostProfilesFound, profileSearch } from '@mithaq/openapi/rules/profile.ts';
import { toStoredPreferences } from '@mithaq/openapi/rules/preferences.ts';
import {
  changedProfile,
  createdProfile,
  decideCompleteProfile,
  decideUpdateProfile,
  otherIdProblem,
} from '@mithaq/openapi/rules/profile-input.ts';
import type { Limits } from '@mithaq/openapi/rules/limits.ts';
import {
  audienceOf,
  isListed,
  toCard,
  toOwnResponse,
  withPresence,
  type ProfileVersion,
  type VisibilityFacts,
} from '@mithaq/openapi/rules/profile-view.ts';
import { toUser } from '@mithaq/openapi/rules/user.ts';
import { isShareable } from '@mithaq/openapi/rules/sharing.ts';
import { toOthersProfile, type EndedBetween } from '@mithaq/openapi/rules/proposal-view.ts';
import { constraintOf, type Database, type Statement } from '../database/database.ts';
import { isoTime } from '../database/rows.ts';
import { storeTexts } from '../moderation/flagged-texts.ts';
import type { KeyedHashes } from '../server/keyed-hashes.ts';
import { ApiProblem, throwIfProblem } from '../http/problems.ts';
import { expireForYou } from '../entities/matching.entities.ts';
import { relinkOpenReports } from '../moderation/retained-reports.ts';
import type { Call, Handlers, MemberSession } from '../http/operation.ts';
import type { RetainedSuspensions } from '../moderation/retained-suspensions.ts';
import { Preferences, type IPreferences } from '../entities/preferences.entity.ts';
import { textsOfProposal } from '../entities/proposal-text.entity.ts';
import type { ProfileViews, Viewer } from '../matching/profile-view-quota.ts';
import { isBlockedBetween } from '../entities/blocks.ts';
import { notTakenBack } from '../entities/taken-back.ts';
import { endLinksTo } from '../entities/shared-link.entity.ts';
import { lockProfiles } from '../entities/lock-profiles.ts';
import { restoreRelations, profilesRelatedTo } from '../members/retained-relations.ts';
import { identityHashOf } from '../entities/identity-hash.ts';
import { Consent } from '../entities/consent.entity.ts';
import { readSharingFacts } from '../sharing/sharing-facts.ts';
import { countProfileCreation } from './profile-creations.ts';
import { Profile, type IProfile } from '../entities/profile.entity.ts';

type Parts = {
  database: Database;
  hashes: KeyedHashes;
  limits: Limits;
  suspensions: RetainedSuspensions;
  views: Pick<ProfileViews, 'record'>;
  requiresConsent: boolean;
  now: () => Date;
};
type Operations =
  | 'completeProfile'
  | 'updateProfile'
  | 'getCurrentUserProfile'
  | 'getProfile'
  | 'findProfiles'
  | 'pauseProfile'
  | 'chooseNameBeforeAnswer'
  | 'savePreferences'
  | 'updatePreferences'
  | 'getPreferences';
type Own = { profile: IProfile; preferences: IPreferences };

/**
 * The proposals between two members that the first one sees, at most one in each direction, the newest first: with the side of the first member, and
 * the versions of the second one's profile that were saved at the end of the proposal and at the marriage.
 */
const proposalsBetween: Statement = {
  name: 'proposals-between',
  text: `select q.id as "proposalId", q.status, q.taken_back_at as "takenBackAt", case when q.sender_id = $1::uuid then 'SENDER' else 'RECEIVER' end as role,
      q.marriage_fixed_by as "fixedBy", q.marriage_answer as answer, e.version as snapshot, m.version as "ofMarriage", ${textsOfProposal} as texts
    from proposal q
      left join profile_snapshot e on e.id = case when q.sender_id = $1::uuid then q.receiver_snapshot_id else q.sender_snapshot_id end
      left join profile_snapshot m on m.profile_id = $2::uuid and m.is_marriage
    where least(q.sender_id, q.receiver_id) = least($1::uuid, $2::uuid)
      and greatest(q.sender_id, q.receiver_id) = greatest($1::uuid, $2::uuid) and ${notTakenBack('$1::uuid')}
    order by q.created_at desc, q.id desc`,
};

type BetweenRow = EndedBetween & { ofMarriage: ProfileVersion | null };

/** One row for every id, so that a hidden profile costs the same as a missing one, whose gender nobody seeks. */
const visibilityFacts: Statement = {
  name: 'visibility-facts',
  text: `select coalesce(p.gender, $2) as gender, coalesce(p.is_verified, false) as "isVerified",
    coalesce(p.is_marriage_fixed, false) as "isMarriageFixed", coalesce(p.is_paused, false) as "isPaused",
    p.suspended_at is not null as "isSuspended", (select u.signed_in_at from app_user u where u.id = p.user_id) as "signedInAt"
    from (select $1::uuid as id) asked left join profile p on p.id = asked.id`,
};

/** The profiles with a displayed id, visible or not, the newest first; by the index `profile_displayed_id`. */
const displayedAs: Statement = {
  name: 'profiles-displayed-as',
  text: `select id from profile where right(id::text, 8) = $1 order by id desc limit ${mostProfilesFound}`,
};

/** No profile has it. To look for it costs the same as to look for a profile that the caller may not see. */
const noId = '00000000-0000-0000-0000-000000000000';

export function profilesHandlers({
  database,
  hashes,
  limits,
  suspensions,
  views,
  requiresConsent,
  now,
}: Parts): Pick<Handlers, Operations> {
  const findOwn = async (em: EntityManager, profileId: string) => {
    const preferences = await em.findOneOrFail(Preferences, { profile: profileId }, { populate: ['profile'] });
    return toOwnResponse(preferences.profile.unwrap(), preferences);
  };

  /** Locked first, so that two simultaneous requests do not mix their fields. */
  const lockOwn = async (em: EntityManager, session: MemberSession): Promise<Own> => {
    const profile = await em.findOneOrFail(Profile, session.profileId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return { profile, preferences: await em.findOneOrFail(Preferences, { profile }) };
  };

  /** Changes the preferences, and the profile where there is an input for it. */
  const change = async (em: EntityManager, own: Own, wishes: PreferencesInput, input?: ProfileCreationInput) => {
    const before = withHeldTexts(own.profile, own.preferences);
    const changed = input ? changedProfile(before.profile, input) : {};
    const preferences = toStoredPreferences(wishes);
    em.assign(own.profile, { ...changed, matchChangedAt: now() });
    em.assign(own.preferences, preferences);
    await expireForYou(em, own.profile.id);
    await storeTexts(em, own, { profile: { ...before.profile, ...changed }, preferences }, before, now());
    await em.flush();
  };

  /** Own preferences only: any other id gives the same 404. */
  const savePreferences = (
    { session, body, requireUnchanged }: Call<'savePreferences'>,
    ids: (string | null | undefined)[],
  ) =>
    database.transaction(async (em) => {
      const own = await lockOwn(em, session);
      for (const id of ids) throwIfProblem(otherIdProblem(id, own.preferences.id));
      requireUnchanged(toOwnResponse(own.profile, own.preferences).preferences);
      await change(em, own, body);
      return toOwnResponse(own.profile, own.preferences).preferences;
    });

  /** A version is recorded once, with the time of the first agreement. */
  const recordConsent = async (em: EntityManager, user: string, version: string | null | undefined) => {
    if (version)
      await em.upsert(
        Consent,
        { user, version, agreedAt: now() },
        { onConflictAction: 'ignore', onConflictFields: ['user', 'version'] },
      );
  };

  /** A profile as far as the member may see it, or undefined, alike for a hidden and for a missing one. */
  const findVisible = async (session: MemberSession, id: string): Promise<ProfileAndPreferences | undefined> => {
    const em = database.orm.em.fork();
    if (id === session.profileId) return findOwn(em, id);
    const [[facts], rows, isBlocked] = await Promise.all([
      database.query<VisibilityFacts & { signedInAt: string | null }>(visibilityFacts, [id, session.gender]),
      database.query<BetweenRow>(proposalsBetween, [session.profileId, id]),
      isBlockedBetween(database, session.profileId, id),
    ]);
    const proposals = rows.map((row) => ({ ...row, takenBackAt: row.takenBackAt && isoTime(row.takenBackAt) }));
    const audience = audienceOf({
      isOwner: false,
      hasProposal: proposals.length > 0,
      isBlocked,
      viewerGender: session.gender,
      profile: facts!,
    });
    if (audience !== 'known' && audience !== 'listed') return undefined;
    const preferences = await em.findOne(Preferences, { profile: id }, { populate: ['profile'] });
    // The member may have left since the facts were read.
    if (!preferences) return undefined;
    const stored = preferences.profile.unwrap();
    const { signedInAt } = facts!;
    const isAround = signedInAt !== null && isListed(facts!);
    const profile = isAround ? withPresence(stored, isoTime(signedInAt), now()) : stored;
    return toOthersProfile(audience, { profile, preferences }, proposals, proposals[0]?.ofMarriage ?? null);
  };

  /** Strangers' profiles count as seen when they are sent. */
  const recordViews = (viewer: Viewer, found: ProfileAndPreferences[]) => {
    const strangers = found.filter((one) => one.viewer === 'STRANGER');
    return views.record(
      viewer,
      strangers.map(({ profile }) => profile.id),
      now(),
    );
  };

  return {
    async completeProfile({ session, body, reply }) {
      const { profileCreationInput, preferencesInput } = body;
      throwIfProblem(decideCompleteProfile(body, { isComplete: session.profileId !== null, requiresConsent }));
      return database
        .transaction(async (em) => {
          const identity = await identityHashOf(em, hashes, session.userId);
          reply.headers(await countProfileCreation(em, identity, limits, now()));
          const times = { matchChangedAt: now(), createdAt: now() };
          const profile = em.create(Profile, {
            ...createdProfile(profileCreationInput),
            user: session.userId,
            ...(await suspensions.of(em, session.userId)),
            ...times,
          });
          const preferences = em.create(Preferences, { ...toStoredPreferences(preferencesInput), profile });
          await storeTexts(em, { profile, preferences }, { profile, preferences }, undefined, now());
          await em.flush();
          await recordConsent(em, session.userId, body.consentVersion);
          await lockProfiles(em, { changing: [], referredTo: await profilesRelatedTo(em, [identity], now()) });
          await restoreRelations(em, profile.id, [identity], now());
          await relinkOpenReports(em, profile.id, [identity]);
          return toOwnResponse(profile, preferences);
        })
        .catch((error: unknown) => {
          throw constraintOf(error) === 'profile_user_id_unique' ? new ApiProblem('already-complete') : error;
        });
    },

    updateProfile: ({ session, body, requireUnchanged }) =>
      database.transaction(async (em) => {
        const own = await lockOwn(em, session);
        throwIfProblem(decideUpdateProfile(body, own));
        requireUnchanged(toOwnResponse(own.profile, own.preferences));
        await change(em, own, body.preferencesInput, body.profileCreationInput);
        await recordConsent(em, session.userId, body.consentVersion);
        return toOwnResponse(own.profile, own.preferences);
      }),

    savePreferences: (call) => savePreferences(call, [call.body.preferencesId]),
    updatePreferences: (call) => savePreferences({ ...call, params: {} }, [call.params.id, call.body.preferencesId]),

    async getPreferences({ session, params }) {
      const { preferences } = await findOwn(database.orm.em.fork(), session.profileId);
      throwIfProblem(otherIdProblem(params.id, preferences.preferencesId));
      return preferences;
    },

    pauseProfile: ({ session, body: { isPaused }, requireUnchanged, reply }) =>
      database.transaction(async (em) => {
        const profile = await em.findOneOrFail(Profile, session.profileId, { lockMode: LockMode.PESSIMISTIC_WRITE });
        const shown = (paused: boolean) => toUser({ ...session, id: session.userId, isPaused: paused });
        requireUnchanged(shown(profile.isPaused));
        // Lists that were made during the pause do not have the profile.
        if (profile.isPaused && !isPaused) profile.matchChangedAt = now();
        profile.isPaused = isPaused;
        if (isPaused) await endLinksTo(em, profile.id);
        reply.header('etag', entityTag(shown(isPaused)));
        return { isPaused };
      }),

    chooseNameBeforeAnswer: ({ session, body: { nameBeforeAnswer }, requireUnchanged, reply }) =>
      database.transaction(async (em) => {
        const own = await lockOwn(em, session);
        requireUnchanged(toOwnResponse(own.profile, own.preferences));
        own.profile.nameBeforeAnswer = nameBeforeAnswer;
        reply.header('etag', entityTag(toOwnResponse(own.profile, own.preferences)));
        return { nameBeforeAnswer };
      }),

    async getCurrentUserProfile({ session }) {
      if (!session.profileId) throw new ApiProblem('not-found', { params: { resource: 'OWN_PROFILE' } });
      return findOwn(database.orm.em.fork(), session.profileId);
    },

    async getProfile({ session, params, reply }) {
      const found = await findVisible(session, params.id.toLowerCase());
      if (!found) throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
      await recordViews({ session, reply }, [found]);
      const sharing = await readSharingFacts(database, session.profileId, found.profile.id);
      return sharing && isShareable(sharing) ? { ...found, isShareable: true } : found;
    },

    async findProfiles({ session, query, reply }) {
      const { by, value } = profileSearch(query.shownId);
      const ids =
        by === 'profileId' ? [value] : (await database.query<{ id: string }>(displayedAs, [value])).map(({ id }) => id);
      const asked = ids.length > 0 ? ids : [noId];
      const all = await Promise.all(asked.map((id) => findVisible(session, id)));
      const found = all.filter((one) => one !== undefined);
      if (found.length === 0) throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
      await recordViews({ session, reply }, found);
      return { data: found.map(toCard) };
    },
  };
}
