import type { EntityManager } from '@mikro-orm/postgresql';
import { statusPath } from '@mithaq/openapi/examples/factories.ts';
import { members, proposals, type Member } from '@mithaq/openapi/examples/members.ts';
import type { Database } from '../database/database.ts';
import { createdProfile } from '@mithaq/openapi/rules/profile-input.ts';
import { toStoredPreferences } from '@mithaq/openapi/rules/preferences.ts';
import { textAuthors } from '@mithaq/openapi/rules/proposal-texts.ts';
import { fixesMarriage } from '@mithaq/openapi/rules/proposal.ts';
import { Preferences } from '../entities/preferences.entity.ts';
import { Profile } from '../entities/profile.entity.ts';
import { saveProfileSnapshots } from '../entities/profile-snapshots.ts';
import { ProposalText } from '../entities/proposal-text.entity.ts';
import { Proposal } from '../entities/proposal.entity.ts';
import { User } from '../entities/user.entity.ts';
import { refuseInProduction } from '../local/refuse-in-production.ts';

/** Seeds an empty database with the demo community and returns the number of members; a database with users stays as it is. */
export async function seedDemoCommunity(database: Database, issuer: string): Promise<number> {
  refuseInProduction('The demo community');
  return database.transaction(async (em) => {
    if (await em.findOne(User, { id: { $ne: null } })) return 0;
    for (const member of members) addMember(em, member, issuer);
    await em.flush();
    await addProposals(em);
    return members.length;
  });
}

/** Each begins pending and goes its way to its status, as the tables demand; marriages come last, since they end the rest. */
async function addProposals(em: EntityManager): Promise<void> {
  const idOf = new Map(members.map(({ key, profileId }) => [key, profileId]));
  const added = proposals.map(({ id, sender, receiver, status, createdAt, texts }) => {
    const parties = { sender: idOf.get(sender)!, receiver: idOf.get(receiver)! };
    const proposal = em.create(Proposal, { id, ...parties, status: 'PENDING', createdAt, changedAt: createdAt });
    return { status, parties: Object.values(parties), proposal, texts };
  });
  await em.flush();
  for (const { proposal, parties, texts } of added)
    for (const text of texts) {
      const [sender, receiver] = parties;
      em.create(ProposalText, {
        proposal,
        author: textAuthors[text.field] === 'SENDER' ? sender! : receiver!,
        ...text,
      });
    }
  await em.flush();
  for (const { status, parties: ids, proposal } of added.toSorted(
    (a, b) => Number(fixesMarriage(a.status)) - Number(fixesMarriage(b.status)),
  )) {
    const parties = await em.find(Profile, { id: { $in: ids } });
    for (const next of statusPath[status]) {
      proposal.status = next;
      await saveProfileSnapshots(em, proposal, parties, next, proposal.createdAt);
      await em.flush();
    }
  }
}

function addMember(em: EntityManager, member: Member, issuer: string): void {
  const { userId, profileId, preferencesId, sub, email, name, phoneNumber, isPhoneVerified, joinedAt } = member;
  const user = em.create(User, { id: userId, issuer, subject: sub, email, name, avatarUrl: null, createdAt: joinedAt });
  const profile = em.create(Profile, {
    ...createdProfile(member.profile),
    id: profileId,
    user,
    phoneNumber: isPhoneVerified ? phoneNumber : null,
    isVerified: isPhoneVerified,
    matchChangedAt: joinedAt,
    createdAt: joinedAt,
  });
  em.create(Preferences, { id: preferencesId, profile, ...toStoredPreferences(member.preferences) });
}
