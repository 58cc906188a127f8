import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProposalStatus } from '@mithaq/openapi/generated/operations.ts';
import { toVersion, withoutFullName, type ProfileVersion } from '@mithaq/openapi/rules/profile-view.ts';
import { endsProposal, fixesMarriage, isFullNameShared } from '@mithaq/openapi/rules/proposal.ts';
import { Preferences } from './preferences.entity.ts';
import type { IProfile } from './profile.entity.ts';
import { ProfileSnapshot } from './profile-snapshot.entity.ts';
import type { IProposal } from './proposal.entity.ts';

/**
 * Keeps what each side shows from this status on: of an ended proposal the version that the other side saw last, which
 * is that of the marriage for a member whose marriage is fixed, without a full name that was not read; of a marriage the version
 * of this moment. The profiles are locked, in the transaction that changes the status.
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
    const role = party.id === proposal.sender?.id ? 'SENDER' : 'RECEIVER';
    const isNamed = isFullNameShared(role, { status, takenBackAt: proposal.takenBackAt }, party.nameBeforeAnswer);
    const seen = ofMarriage?.version ?? (await versionOf(em, party));
    const snapshot =
      (isNamed && ofMarriage) ||
      em.create(ProfileSnapshot, {
        profile: party.id,
        isMarriage: fixesMarriage(status),
        takenAt: now,
        version: isNamed ? seen : withoutFullName(seen),
      });
    if (!endsProposal(status)) continue;
    if (role === 'SENDER') em.assign(proposal, { senderSnapshot: snapshot });
    else em.assign(proposal, { receiverSnapshot: snapshot });
  }
}

/** The versions of the day of the marriage, by the id of the profile, of those whose marriage is fixed. */
export async function versionsOfMarriage(em: EntityManager, parties: IProfile[]): Promise<Map<string, ProfileVersion>> {
  const ids = parties.map(({ id }) => id);
  const snapshots = await em.find(ProfileSnapshot, { profile: { $in: ids }, isMarriage: true });
  return new Map(snapshots.map(({ profile, version }) => [profile.id, version]));
}

/** Nobody is shown as of the day of a marriage that was denied any more; an end that took that version keeps it. */
export async function endMarriageSnapshot(em: EntityManager, profileId: string): Promise<void> {
  const ofMarriage = await em.findOne(ProfileSnapshot, { profile: profileId, isMarriage: true });
  if (ofMarriage) ofMarriage.isMarriage = false;
}

async function versionOf(em: EntityManager, profile: IProfile): Promise<ProfileVersion> {
  return toVersion(profile, await em.findOneOrFail(Preferences, { profile: profile.id }));
}
