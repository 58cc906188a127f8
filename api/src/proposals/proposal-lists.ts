import { responseFields } from '@mithaq/openapi/generated/fields.ts';
import type {
  Proposal as ProposalResponse,
  ContactRole,
  MarriageAnswer,
  ProposalStatus,
  ProposalViewType,
  SharedContact,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { cursorProblem, fromCursor, listRanks, otherListProblem } from '@mithaq/openapi/rules/list-cursor.ts';
import { isRankOfProposal } from '@mithaq/openapi/rules/page-link.ts';
import type { ProposalText } from '@mithaq/openapi/rules/proposal-texts.ts';
import { toProposal, type ProposalSide } from '@mithaq/openapi/rules/proposal-view.ts';
import { isoTime } from '../database/rows.ts';
import { columnsOf } from '../entities/columns.ts';
import type { Database, Statement } from '../database/database.ts';
import { textsOfProposal } from '../entities/proposal-text.entity.ts';
import { Profile } from '../entities/profile.entity.ts';
import { hasBlocked } from '../entities/blocks.ts';
import { throwIfProblem } from '../http/problems.ts';
import { notTakenBack } from '../entities/taken-back.ts';
import { isUnavailable } from '../entities/unavailable.ts';

type Row = {
  proposalId: string;
  status: ProposalStatus;
  takenBackAt: string | null;
  texts: ProposalText[];
  ownShares: SharedContact | null;
  marriage: { fixedBy: ContactRole | null; answer: MarriageAnswer | null };
} & Record<'createdAt' | 'changedAt', string> &
  Record<'sender' | 'receiver', ProposalSide>;

type Alias = 's' | 'r';

/**
 * A side as the other one sees it: as of the end of the proposal, else as of the marriage, else as it is now. The snapshot
 * of the end is not shown where one side has left: a departure leaves nothing, and a block must look like it.
 */
const ofEnd = (alias: Alias) =>
  `case when s.id is not null and r.id is not null then ${alias}e.version -> 'profile' end`;

const sideOf = (alias: Alias) => `case when ${alias}.id is not null then jsonb_build_object(
      'isUnavailable', ${isUnavailable(alias)},
      'nameBeforeAnswer', case when ${ofEnd(alias)} is null then ${alias}.name_before_answer end,
      'profile', coalesce(${ofEnd(alias)}, ${alias}m.version -> 'profile',
        (select to_jsonb(present) from (select ${columnsOf(Profile, alias, [...responseFields.Party, 'dateOfBirth', 'firstName'])}) present))) end`;

const order = `(q.status = 'PENDING') desc, q.created_at desc, q.id desc`;

/** The joins of one side, the one that has not blocked the other. */
const joinsOf = (alias: Alias, own: string, other: string) => `
      left join profile ${alias} on ${alias}.id = ${own} and not ${hasBlocked(own, other)} left join profile_snapshot ${alias}e on ${alias}e.id = ${own.replace('_id', '_snapshot_id')}
      left join profile_snapshot ${alias}m on ${alias}m.profile_id = ${own} and ${alias}m.is_marriage`;

/** Which proposals of a side: a page by its number, the page after a proposal, which may have another status by now, or one. */
const partsOf = (own: Column) => ({
  page: `order by ${order} limit $2 offset $3`,
  after: `and ((q.status = 'PENDING'), q.created_at, q.id)
      < ($3::boolean, (select c.created_at from proposal c where c.id = $4 and c.${own} = $1), $4::uuid) order by ${order} limit $2`,
  one: 'and q.id = $2',
});

type Column = 'sender_id' | 'receiver_id';
type Part = keyof ReturnType<typeof partsOf>;

/**
 * Pending proposals first, then the newest, without those with members whom the member has blocked. An index has this
 * order; only the rows of the page are joined.
 */
const listOf = (own: Column, other: Column, part: Part): Statement => ({
  name: `proposals-by-${own}-${part}`,
  text: `select q.id as "proposalId", q.status, q.created_at as "createdAt", q.changed_at as "changedAt", q.taken_back_at as "takenBackAt",
      json_build_object('fixedBy', q.marriage_fixed_by, 'answer', q.marriage_answer) as marriage, ${sideOf('s')} as sender, ${sideOf('r')} as receiver,
      ${textsOfProposal} as texts,
      (select coalesce(q.${own.replace('_id', '_shares')}, g.shares) from guardian g where g.member_id = $1) as "ownShares"
    from (select * from proposal q where q.${own} = $1 and not ${hasBlocked(`q.${own}`, `q.${other}`)} and ${notTakenBack('$1')} ${partsOf(own)[part]}) q
      ${joinsOf('s', 'q.sender_id', 'q.receiver_id')}
      ${joinsOf('r', 'q.receiver_id', 'q.sender_id')}
    order by ${order}`,
});
const listsOf = (part: Part): Record<ProposalViewType, Statement> => ({
  SENT: listOf('sender_id', 'receiver_id', part),
  RECEIVED: listOf('receiver_id', 'sender_id', part),
});
const lists = { page: listsOf('page'), after: listsOf('after'), one: listsOf('one') };

type Page = { page: number; limit: number; cursor?: string };

/** Whether a proposal is of this side, also one that the list leaves out. */
const ownOf: Record<ProposalViewType, Statement> = {
  SENT: { name: 'is-sender', text: 'select 1 from proposal where sender_id = $1 and id = $2' },
  RECEIVED: { name: 'is-receiver', text: 'select 1 from proposal where receiver_id = $1 and id = $2' },
};

/** One page of the member's proposals. One row more than the page tells whether another page follows. */
export async function readProposals(
  database: Database,
  profileId: string,
  type: ProposalViewType,
  { page, limit, cursor }: Page,
  now: Date,
): Promise<{ proposals: ProposalResponse[]; hasNextPage: boolean }> {
  throwIfProblem(cursorProblem(cursor, isRankOfProposal));
  const { afterId, rank } = cursor ? fromCursor(cursor) : {};
  const rows = afterId
    ? await database.query<Row>(lists.after[type], [profileId, limit + 1, rank === listRanks.pending, afterId])
    : await database.query<Row>(lists.page[type], [profileId, limit + 1, page * limit]);
  if (afterId && rows.length === 0 && (await database.query(ownOf[type], [profileId, afterId])).length === 0)
    throwIfProblem(otherListProblem);
  return { proposals: rows.slice(0, limit).map((row) => toResponse(row, type, now)), hasNextPage: rows.length > limit };
}

/** One proposal as it is in the list of the member's side, or undefined when it is in none. */
export async function readProposal(
  database: Database,
  profileId: string,
  id: string,
  now: Date,
): Promise<ProposalResponse | undefined> {
  const found = await Promise.all(
    (['SENT', 'RECEIVED'] as const).map(async (type) => {
      const [row] = await database.query<Row>(lists.one[type], [profileId, id]);
      return row && toResponse(row, type, now);
    }),
  );
  return found.find((proposal) => proposal !== undefined);
}

function toResponse({ takenBackAt, ...row }: Row, type: ProposalViewType, now: Date): ProposalResponse {
  const { createdAt, changedAt } = row;
  const times = {
    createdAt: isoTime(createdAt),
    changedAt: isoTime(changedAt),
    takenBackAt: takenBackAt && isoTime(takenBackAt),
  };
  return toProposal({ ...row, ...times }, { role: type === 'SENT' ? 'SENDER' : 'RECEIVER', now });
}
