import type { EntityManager } from '@mikro-orm/postgresql';
import { members, proposals, type Member } from '@mithaq/openapi/examples/members.ts';
import type { Database } from '../platform/database/database.ts';
import { createdProfile } from '@mithaq/openapi/rules/profile-input.ts';
import { toStoredPreferences } from '@mithaq/openapi/rules/preferences.ts';
import { fixesMarriage } from '@mithaq/openapi/rules/proposal.ts';
import { Preferences } from '../preferences/preferences.entity.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { Proposal } from '../proposals/proposal.entity.ts';
import { User } from '../users/user.entity.ts';
import { refuseInProduction } from './refuse-in-production.ts';

/** Seeds an empty database with the demo community and returns the number of members; a database with users stays as it is. */
export async function seedDemoCommunity(database: Database, issuer: string): Promise<number> {
  refuseInProduction('The demo community');
  return database.transaction(async (em) => {
    if (await em.findOne(User, { id: { $ne: null } })) return 0;
    const fixed = new Set(
      proposals.filter(({ status }) => fixesMarriage(status)).flatMap(({ sender, receiver }) => [sender, receiver]),
    );
    for (const member of members) addMember(em, member, issuer, fixed.has(member.key));
    await em.flush();
    const idOf = new Map(members.map(({ key, profileId }) => [key, profileId]));
    for (const { id, sender, receiver, status, createdAt } of proposals) {
      em.create(Proposal, {
        id,
        sender: idOf.get(sender)!,
        receiver: idOf.get(receiver)!,
        status,
        createdAt,
        changedAt: createdAt,
      });
    }
    await em.flush();
    return members.length;
  });
}

function addMember(em: EntityManager, member: Member, issuer: string, isMarriageFixed: boolean): void {
  const { userId, profileId, preferencesId, sub, email, name, phoneNumber, isPhoneVerified, joinedAt } = member;
  const user = em.create(User, { id: userId, issuer, subject: sub, email, name, avatarUrl: null, createdAt: joinedAt });
  const profile = em.create(Profile, {
    ...createdProfile(member.profile),
    id: profileId,
    user,
    phoneNumber: isPhoneVerified ? phoneNumber : null,
    isVerified: isPhoneVerified,
    isMarriageFixed,
    matchChangedAt: joinedAt,
    createdAt: joinedAt,
  });
  em.create(Preferences, { id: preferencesId, profile, ...toStoredPreferences(member.preferences) });
}
