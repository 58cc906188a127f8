import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProfileAndPreferencesInput, ProfileCreationInput } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Limits } from '../config.ts';
import { constraintOf, type Database, type Statement } from '../database/database.ts';
import { Refusal } from '../errors.ts';
import { ForYouList } from '../matching/matching.entities.ts';
import type { Handlers, Member } from '../operation.ts';
import { Preferences, preferencesFrom, type IPreferences } from '../preferences/preferences.entity.ts';
import { knownProfile, listedProfile, ownProfile, preferencesView } from '../profile-view.ts';
import { Proposal } from '../proposals/proposal.entity.ts';
import { recordSeen } from '../seen-profiles.ts';
import { Profile, type IProfile } from './profile.entity.ts';

type Parts = { database: Database; limits: Limits };
type Operations = 'completeProfile' | 'updateProfile' | 'getCurrentUserProfile' | 'getProfile';

/** Whether any proposal, in any state, exists between the two. */
const acquaintance: Statement = {
  name: 'acquaintance',
  text: `select 1 from proposal where least(sender_id, receiver_id) = least($1::uuid, $2::uuid)
    and greatest(sender_id, receiver_id) = greatest($1::uuid, $2::uuid) limit 1`,
};

export function profilesHandlers({ database, limits }: Parts): Pick<Handlers, Operations> {
  const own = async (em: EntityManager, profileId: string) => {
    const preferences = await em.findOneOrFail(Preferences, { profile: profileId }, { populate: ['profile'] });
    return ownAnswer(preferences.profile.unwrap(), preferences);
  };

  return {
    async completeProfile({ account, body }) {
      refuseIds(body);
      if (account.profileId) throw new Refusal('already-complete');
      return database
        .transaction(async (em) => {
          const { phoneNumber, annualIncome } = body.profileCreationInput;
          const now = new Date();
          const profile = em.create(Profile, {
            ...columnsFrom(body.profileCreationInput),
            user: account.userId,
            phoneNumber: phoneNumber ?? null,
            annualIncome: annualIncome ?? null,
            isVerified: false,
            isMarriageFixed: false,
            matchChangedAt: now,
            createdAt: now,
          });
          const preferences = em.create(Preferences, { ...preferencesFrom(body.preferencesInput), profile });
          await em.flush();
          return ownAnswer(profile, preferences);
        })
        .catch((error: unknown) => {
          throw constraintOf(error) === 'profile_user_id_unique' ? new Refusal('already-complete') : error;
        });
    },

    updateProfile: ({ member, body }) =>
      database.transaction(async (em) => {
        // Locked first, so that of two saves at once one is whole and no field is mixed.
        const profile = await em.findOneOrFail(Profile, member.profileId, { lockMode: LockMode.PESSIMISTIC_WRITE });
        const preferences = await em.findOneOrFail(Preferences, { profile });
        refuseOtherIds(body, profile.id, preferences.id);
        const { gender, phoneNumber, annualIncome } = body.profileCreationInput;
        if (gender !== profile.gender && (await hasProposal(em, profile))) throw new Refusal('gender-locked');
        if (phoneNumber && phoneNumber !== profile.phoneNumber)
          Object.assign(profile, { phoneNumber, isVerified: false });
        if (annualIncome !== undefined) profile.annualIncome = annualIncome;
        em.assign(profile, { ...columnsFrom(body.profileCreationInput), matchChangedAt: new Date() });
        em.assign(preferences, preferencesFrom(body.preferencesInput));
        await em.nativeDelete(ForYouList, { viewer: profile });
        await em.flush();
        return ownAnswer(profile, preferences);
      }),

    async getCurrentUserProfile({ account }) {
      if (!account.profileId) throw new Refusal('not-found', { detail: 'No profile found' });
      return own(database.orm.em.fork(), account.profileId);
    },

    async getProfile({ member, params }) {
      const id = params.id.toLowerCase();
      const em = database.orm.em.fork();
      if (id === member.profileId) return own(em, id);
      const [preferences, [isKnown]] = await Promise.all([
        em.findOne(Preferences, { profile: id }, { populate: ['profile'] }),
        database.read(acquaintance, [member.profileId, id]),
      ]);
      const profile = preferences?.profile.unwrap();
      if (!profile || !(isKnown || isOpenTo(member, profile)))
        throw new Refusal('not-found', { detail: 'Profile not found' });
      if (!isKnown) await recordSeen(database, member.profileId, [id], limits.profilesPerDay);
      return {
        profile: isKnown ? knownProfile(profile) : listedProfile(profile),
        preferences: preferencesView(preferences!),
      };
    },
  };
}

/** Verified members of the opposite gender; who has fixed a marriage is there for the parties of their proposals only (DESIGN rules 1 and 5). */
function isOpenTo(member: Member, profile: IProfile): boolean {
  return profile.isVerified && !profile.isMarriageFixed && profile.gender !== member.gender;
}

async function hasProposal(em: EntityManager, profile: IProfile): Promise<boolean> {
  return (await em.findOne(Proposal, { $or: [{ sender: profile.id }, { receiver: profile.id }] })) !== null;
}

function ownAnswer(profile: IProfile, preferences: IPreferences) {
  return { profile: ownProfile(profile), preferences: preferencesView(preferences) };
}

function columnsFrom(input: ProfileCreationInput) {
  const {
    createdBy,
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
    profileSchoolOfThought,
  } = input;
  return {
    createdBy,
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
    schoolOfThought: profileSchoolOfThought,
  };
}

/** Ids come from us: on creation none may be given. */
function refuseIds({ profileCreationInput, preferencesInput }: ProfileAndPreferencesInput): void {
  const detail = 'A new profile has no id yet';
  const errors = [
    ...(profileCreationInput.profileId ? [{ pointer: '/profileCreationInput/profileId', detail }] : []),
    ...(preferencesInput.preferencesId ? [{ pointer: '/preferencesInput/preferencesId', detail }] : []),
  ];
  if (errors.length > 0) throw new Refusal('validation', { detail, errors });
}

function refuseOtherIds(
  { profileCreationInput, preferencesInput }: ProfileAndPreferencesInput,
  profileId: string,
  preferencesId: string,
): void {
  const isOwn = (given: string | null | undefined, own: string) => !given || given.toLowerCase() === own;
  if (!isOwn(profileCreationInput.profileId, profileId) || !isOwn(preferencesInput.preferencesId, preferencesId))
    throw new Refusal('not-found');
}
