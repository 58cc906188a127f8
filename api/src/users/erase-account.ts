import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { activeStatuses, closedStatus } from '@mithaq/openapi/rules/proposal.ts';

const closed = activeStatuses.flatMap((from) => {
  const to = closedStatus(from);
  return to ? [[from, to] as [ProposalStatus, ProposalStatus]] : [];
});
const statusList = closed.map(([from]) => `'${from}'`).join(', ');
const closing = `case status ${closed.map(([from, to]) => `when '${from}' then '${to}'`).join(' ')} end`;

/**
 * Deletes an account and everything that is the member's own (R106), within the transaction of the caller. Proposals and the
 * log of contact reads stay for the other side, reports for the moderators, all without the member. The same call on a
 * database that was restored from an older backup deletes the account again; without such an account it only remembers the
 * id (R113).
 */
export async function eraseAccount(em: EntityManager, accountId: string, now: Date): Promise<void> {
  await em.execute(`insert into erasure (account_id, erased_at) values (?, ?) on conflict (account_id) do nothing`, [
    accountId,
    now,
  ]);
  const [profile] = await em.execute<{ id: string }[]>(`select id from profile where user_id = ?`, [accountId]);
  if (profile) await eraseProfile(em, profile.id, now);
  // Sessions, consents, the profile and all that belongs to it go with their foreign keys.
  await em.execute(`delete from app_user where id = ?`, [accountId]);
}

async function eraseProfile(em: EntityManager, id: string, now: Date): Promise<void> {
  // In the order of a change of status: the proposals first, then the profile.
  await em.execute(
    `update proposal set status = ${closing}, changed_at = ? where (sender_id = ? or receiver_id = ?) and status in (${statusList})`,
    [now, id, id],
  );
  await em.execute(`select id from profile where id = ? for update`, [id]);
  // Sent before the profile was locked.
  await em.execute(
    `update proposal set status = ${closing}, changed_at = ? where (sender_id = ? or receiver_id = ?) and status in (${statusList})`,
    [now, id, id],
  );
  // The other side has left before: the proposal is nobody's any more.
  await em.execute(
    `delete from proposal where (sender_id = ? and receiver_id is null) or (receiver_id = ? and sender_id is null)`,
    [id, id],
  );
  // Nobody needs to judge texts that are gone.
  await em.execute(`delete from moderation_case where member_id = ? and kind = 'TEXT'`, [id]);
  // A report about the member says why, no longer whom or what.
  await em.execute(`update moderation_case set note = null where member_id = ?`, [id]);
  // No foreign key, so that showing profiles locks none of them; views of the day go with the day (R112).
  await em.execute(`delete from impression where profile_id = ?`, [id]);
}
