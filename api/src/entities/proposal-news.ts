import type { ProposalNews } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { toProposalNews } from '@mithaq/openapi/rules/proposal-view.ts';
import type { Database, Statement } from '../database/database.ts';
import { notBlocked } from './blocks.ts';

/** The name is the one that the proposal's card shows. A member who has left makes no news. */
const newsStatement: Statement = {
  name: 'proposal-news',
  text: `select q.id as "proposalId", case when q.sender_id = $1 then 'SENDER' else 'RECEIVER' end as role, q.status, q.marriage_answer as answer,
      coalesce(e.version -> 'profile', m.version -> 'profile', jsonb_build_object('fullName', o.full_name, 'firstName', o.first_name, 'createdBy', o.created_by)) as name
    from proposal q
      join profile o on o.id = case when q.sender_id = $1 then q.receiver_id else q.sender_id end
      left join profile_snapshot e on e.id = case when q.sender_id = $1 then q.receiver_snapshot_id else q.sender_snapshot_id end
      left join profile_snapshot m on m.profile_id = o.id and m.is_marriage
    where (q.sender_id = $1 and q.unseen_by = 'SENDER' or q.receiver_id = $1 and q.unseen_by = 'RECEIVER')
      and ${notBlocked('q.sender_id', 'q.receiver_id')}
    order by q.changed_at desc, q.id desc limit 20`,
};

/** What happened to the member's proposals and was not marked as seen, the newest first, at most 20. */
export async function readProposalNews(database: Database, profileId: string): Promise<ProposalNews[]> {
  const rows = await database.query<Parameters<typeof toProposalNews>[0]>(newsStatement, [profileId]);
  return rows.map(toProposalNews);
}
