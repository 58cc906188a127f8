import type { ContactRole, OwnMarriage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { OtherName } from '@mithaq/openapi/rules/first-name.ts';
import { marriageStatuses, type MarriageFacts } from '@mithaq/openapi/rules/proposal.ts';
import { toOwnMarriage } from '@mithaq/openapi/rules/proposal-view.ts';
import type { Database, Statement } from '../database/database.ts';
import { isoTime } from '../database/rows.ts';
import { notBlocked } from './blocks.ts';

const fixed = marriageStatuses.map((status) => `'${status}'`).join(', ');

/** The name is the one of the day of the marriage. Another proposal than the last one was denied behind a block. */
const ownMarriages: Statement = {
  name: 'own-marriages',
  text: `select q.id as "proposalId", case when q.sender_id = $1 then 'SENDER' else 'RECEIVER' end as role, q.changed_at as "fixedAt",
      json_build_object('status', q.status, 'fixedBy', q.marriage_fixed_by, 'answer', q.marriage_answer) as marriage,
      case when o.id is not null then json_build_object('profileId', o.id, 'name',
        coalesce(m.version -> 'profile', jsonb_build_object('fullName', o.full_name, 'firstName', o.first_name, 'createdBy', o.created_by))) end as other
    from proposal q
      left join profile o on o.id = case when q.sender_id = $1 then q.receiver_id else q.sender_id end and ${notBlocked('q.sender_id', 'q.receiver_id')}
      left join profile_snapshot m on m.profile_id = o.id and m.is_marriage
    where (q.sender_id = $1 or q.receiver_id = $1) and q.status in (${fixed}) order by q.changed_at desc`,
};

type Row = {
  proposalId: string;
  role: ContactRole;
  fixedAt: string;
  marriage: MarriageFacts;
  other: { profileId: string; name: OtherName } | null;
};

/** The fixed marriage of a member, or null. */
export async function readOwnMarriage(database: Database, profileId: string, now: Date): Promise<OwnMarriage | null> {
  const rows = await database.query<Row>(ownMarriages, [profileId]);
  const own = rows.map((row) => toOwnMarriage({ ...row, fixedAt: isoTime(row.fixedAt) }, now));
  return own.find((each) => each !== null) ?? null;
}
