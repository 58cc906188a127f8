import type { Database } from '@mithaq/api/src/database/database.ts';
import { activeStatuses, isContactShared, transitions } from '@mithaq/openapi/rules/proposal.ts';

const list = (statuses: readonly string[]) => statuses.map((status) => `'${status}'`).join(', ');
const sharedOnce = transitions.flatMap(([from, to]) => (isContactShared(from) ? [from, to] : []));

/** Who denies a marriage behind a block is free at once; the proposal closes when the block ends. */
const hasDenied = (party: string) =>
  `q.marriage_answer is not distinct from 'DENIED' and ${party} = case q.marriage_fixed_by when 'SENDER' then q.receiver_id else q.sender_id end`;

/** What must hold of all rows at any moment; each query finds rows that break it. */
const invariants: Record<string, string> = {
  'one active proposal per pair': `select 1 from proposal where status in (${list(activeStatuses)})
    group by least(sender_id, receiver_id), greatest(sender_id, receiver_id) having count(*) > 1`,
  'what was taken back is closed, and no news': `select 1 from proposal where taken_back_at is not null
    and (status <> 'DECLINED' or unseen_by is not null)`,
  'a sender proposes to a receiver once': `select 1 from proposal group by sender_id, receiver_id having count(*) > 1`,
  'one fixed marriage per member': `select party from proposal q, unnest(array[sender_id, receiver_id]) party
    where status = 'MARRIAGE_FIXED' and not (${hasDenied('party')}) group by party having count(*) > 1`,
  'a fixed marriage is stored in the proposal and in both profiles': `select p.id from profile p
    where p.is_marriage_fixed <> exists (select from proposal q
      where q.status = 'MARRIAGE_FIXED' and p.id in (q.sender_id, q.receiver_id) and not (${hasDenied('p.id')}))`,
  'no proposal within one gender or to oneself': `select 1 from proposal q join profile s on s.id = q.sender_id
    join profile r on r.id = q.receiver_id where s.gender = r.gender`,
  'contact details are read only after an acceptance': `select 1 from contact_read c join proposal q on q.id = c.proposal_id
    where q.status not in (${list(sharedOnce)})`,
  'contact details are read by a party, of the other one': `select 1 from contact_read c join proposal q on q.id = c.proposal_id
    where c.reader_id = c.subject_id or c.reader_id not in (q.sender_id, q.receiver_id)
      or c.subject_id not in (q.sender_id, q.receiver_id)`,
  'a verified number belongs to one member': `select 1 from profile where is_verified group by phone_number having count(*) > 1`,
  'a verified member has a number': `select 1 from profile where is_verified and phone_number is null`,
  'every profile has preferences': `select 1 from profile p
    where not exists (select from preferences f where f.profile_id = p.id)`,
};

/** The names of the invariants that rows of the database break. */
export async function brokenInvariants({ pool }: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(invariants))
    if ((await pool.query(query)).rows.length > 0) broken.push(name);
  return broken;
}

/** How many of these proposals, whose acceptance and reading of contact details were confirmed, are not stored so. */
export async function countLostAcceptances({ pool }: Database, accepted: readonly string[]): Promise<number> {
  const stored = await pool.query(
    `select from proposal q where q.id = any ($1) and q.status = 'ACCEPTED' and exists (select from contact_read c where c.proposal_id = q.id)`,
    [accepted],
  );
  return accepted.length - stored.rowCount!;
}
