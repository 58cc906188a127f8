import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { activeStatuses, closedStatus } from '@mithaq/openapi/rules/proposal.ts';
import { retainSuspension } from '../moderation/retained-suspensions.ts';
import { deleteInBatches, batchesOf, updateInBatches } from '../database/batches.ts';
import { retainUse } from '../phone/number-quota.ts';
import { retainOpenReports } from '../moderation/retained-reports.ts';
import type { KeyedHashes } from '../server/keyed-hashes.ts';
import { Profile } from '../entities/profile.entity.ts';
import { lockProfiles } from '../entities/lock-profiles.ts';
import { relatedProfiles, retainRelations } from '../members/retained-relations.ts';
import { User } from '../entities/user.entity.ts';

const closed = activeStatuses.flatMap((from) => {
  const to = closedStatus(from);
  return to ? [[from, to] as [ProposalStatus, ProposalStatus]] : [];
});
const statusList = closed.map(([from]) => `'${from}'`).join(', ');
const closing = `case status ${closed.map(([from, to]) => `when '${from}' then '${to}'`).join(' ')} end`;

/**
 * Deletes an account and everything that is the member's own, within the transaction of the caller: the one way to delete,
 * for a member, for an unused account, and for a restore that deletes again. Proposals and the log of contact reads stay for
 * the other side, reports for the moderators, all without the member. A suspension, blocks and earlier proposals stay under
 * keyed hashes. Without such an account it only remembers the id.
 */
export async function eraseAccount(
  em: EntityManager,
  hashes: KeyedHashes,
  accountId: string,
  now: Date,
): Promise<void> {
  // A second deletion of the account waits here.
  await em.execute(`insert into erasure (account_id, erased_at) values (?, ?) on conflict (account_id) do nothing`, [
    accountId,
    now,
  ]);
  const user = await em.findOne(User, accountId, { refresh: true });
  if (!user) return;
  await em.execute(`update moderator set ended_at = ? where issuer = ? and subject = ? and ended_at is null`, [
    now,
    user.issuer,
    user.subject,
  ]);
  const [found] = await em.execute<{ id: string }[]>(`select id from profile where user_id = ?`, [accountId]);
  if (found) {
    await lockRelated(em, found.id);
    const profile = await em.findOneOrFail(Profile, found.id, { refresh: true });
    const identity = hashes.ofIdentity(user.issuer, user.subject);
    const numberHash = profile.phoneNumber
      ? hashes.ofNumber(profile.phoneNumber).current
      : (profile.numberHash ?? null);
    await retainOpenReports(em, profile.id, { identity, numberHash }, now);
    await retainSuspension(em, profile, { identity, numberHash }, now);
    await retainUse(em, profile.id, identity, now);
    await retainRelations(em, profile.id, [identity.current, ...(numberHash ? [numberHash] : [])], now);
    await leaveOthers(em, profile.id, now);
  }
  await deleteInBatches(em, 'app_user', [accountId]);
}

/** Another transaction has changed what this one has locked, so that it has to begin again. */
class ChangedMeanwhile extends Error {
  /** serialization_failure, after which a transaction is repeated. */
  readonly code = '40001';
}

/**
 * Locks the proposals of a profile, then the profile and those of the other sides: the order of a change of status and of a
 * block. What came between the two steps is not locked, so then the transaction begins again.
 */
async function lockRelated(em: EntityManager, id: string): Promise<void> {
  const proposals = `select id from proposal where sender_id = ? or receiver_id = ? order by id`;
  const locked = await em.execute<{ id: string }[]>(`${proposals} for update`, [id, id]);
  const related = await relatedProfiles(em, id);
  await lockProfiles(em, { changing: [id], referredTo: related });
  const known = new Set([...locked.map((proposal) => proposal.id), ...related]);
  const proposalsNow = await em.execute<{ id: string }[]>(proposals, [id, id]);
  const now = [...proposalsNow.map((proposal) => proposal.id), ...(await relatedProfiles(em, id))];
  if (now.some((each) => !known.has(each))) throw new ChangedMeanwhile('the account was used while it was deleted');
}

/** What stays with others. */
async function leaveOthers(em: EntityManager, id: string, now: Date): Promise<void> {
  const isParty = { text: `(sender_id = ? or receiver_id = ?) and status in (${statusList})`, values: [id, id] };
  // A departure is no news.
  const close = { text: `status = ${closing}, changed_at = ?, unseen_by = null`, values: [now] };
  await updateInBatches(em, 'proposal', close, isParty);
  // The other side has left before: the proposal is nobody's any more.
  const orphans = `select id from proposal where (sender_id = ? and receiver_id is null) or (receiver_id = ? and sender_id is null)`;
  for await (const rows of batchesOf<{ id: string }>(em, orphans, [id, id]))
    await deleteInBatches(
      em,
      'proposal',
      rows.map((row) => row.id),
    );
  // Deleted texts need no decision.
  await em.execute(`delete from moderation_case where member_id = ? and kind = 'TEXT'`, [id]);
  // A closed report about the member has the reason, no longer the member or the text; an open one is retained until it is decided.
  const isAbout = { text: `member_id = ? and closed_at is not null`, values: [id] };
  await updateInBatches(em, 'moderation_case', { text: 'note = null' }, isAbout);
  // No foreign key, so that showing profiles locks none of them; views of the day go with the day.
  await em.execute(`delete from impression where profile_id = ?`, [id]);
}
