import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { toProposalNews } from '@mithaq/openapi/rules/proposal-view.ts';
import type { Database, Statement } from '../database/database.ts';
import { notBlocked } from './blocks.ts';
import { isUnavailable } from './unavailable.ts';

/** The name is the one that the proposal's card shows. A member who has left makes no news. */
const newsSelect = `select q.id as "proposalId", case when q.sender_id = $1 then 'SENDER' else 'RECEIVER' end as role, q.status, q.marriage_answer as answer,
      coalesce(e.version -> 'profile', m.version -> 'profile', jsonb_build_object('fullName', o.full_name, 'firstName', o.first_name, 'createdBy', o.created_by)) as name
    from proposal q
      join profile o on o.id = case when q.sender_id = $1 then q.receiver_id else q.sender_id end
      left join profile_snapshot e on e.id = case when q.sender_id = $1 then q.receiver_snapshot_id else q.sender_snapshot_id end
      left join profile_snapshot m on m.profile_id = o.id and m.is_marriage
    where (q.sender_id = $1 and q.unseen_by = 'SENDER' or q.receiver_id = $1 and q.unseen_by = 'RECEIVER')
      and ${notBlocked('q.sender_id', 'q.receiver_id')}
    order by q.changed_at desc, q.id desc limit 20`;

/** A received proposal that the member can accept. A block, a departure and taking it back end a pending one. */
const answerableSelect = `select from proposal q join profile s on s.id = q.sender_id join profile r on r.id = q.receiver_id
    where q.receiver_id = $1 and q.status = 'PENDING' and not ${isUnavailable('s')} and not ${isUnavailable('r')}`;

/** In one statement, since every page begins with it. */
const statement: Statement = {
  name: 'proposal-news',
  text: `select (select coalesce(json_agg(n), '[]') from (${newsSelect}) n) as news, exists (${answerableSelect}) as "hasProposalToAnswer"`,
};

type Row = { news: Parameters<typeof toProposalNews>[0][]; hasProposalToAnswer: boolean };

/**
 * What the account says of the proposals of a member: the news of them that was not marked as seen, the newest first, at most 20, and
 * whether a received one waits for the answer.
 */
export async function readProposalNews(
  database: Database,
  profileId: string,
): Promise<Pick<User, 'proposalNews' | 'hasProposalToAnswer'>> {
  const [row] = await database.query<Row>(statement, [profileId]);
  const { news, hasProposalToAnswer } = row!; // it has no condition
  return {
    ...(hasProposalToAnswer && { hasProposalToAnswer }),
    ...(news.length > 0 && { proposalNews: news.map(toProposalNews) }),
  };
}
