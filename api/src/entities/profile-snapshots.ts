import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProposalStatus } from '@mithaq/openapi/generated/operations.ts';
import { toVersion, type ProfileVersion } from '@mithaq/openapi/rules/profile-view.ts';
import { endsProposal, fixesMarriage } from '@mithaq/openapi/rules/proposal.ts';
import { Preferences } from './preferences.entity.ts';
import type { IProfile } from './profile.entity.ts';
import { ProfileSnapshot } from './profile-snapshot.entity.ts';
import type { IProposal } from './proposal.entity.ts';

/**
 * Keeps what each side shows from this status on: of an ended proposal the version that the other side saw last, which
 * is that of the marriage for a member whose marriage is fixed; of a marriage the version of this moment. The profiles are
 * locked, in the transaction that changes the status.
 */
export async function saveProfileSnapshots(
  em: EntityManager,
  proposal: IProposal,
  parties: IProfile[],
  status: ProposalStatus,
  now: Date,
): Promise<void> {
  if (!endsProposal(status) && !fixesMarriage(status)) return;
  for (const party of parties) {
    const ofMarriage = await em.findOne(ProfileSnapshot, { profile: party.id, isMarriage: true });
    const snapshot =
      ofMarriage ??
      em.create(ProfileSnapshot, {
        profile: party.id,
        isMarriage: fixesMarriage(status),
        takenAt: now,
        version: await versionOf(em, party),
      });
    if (!endsProposal(status)) continue;
    if (party.id === proposal.sender?.id) em.assign(proposal, { senderSnapshot: snapshot });
    else em.assign(proposal, { receiverSnapshot: snapshot });
  }
}

async function versionOf(em: EntityManager, profile: IProfile): Promise<ProfileVersion> {
  return toVersion(profile, await em.findOneOrFail(Preferences, { profile: profile.id }));
}
