import { responseFields } from '@mithaq/openapi/generated/fields.ts';
import type {
  Proposal as ProposalResponse,
  ProposalStatus,
  ProposalViewType,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { toDepartedParty, toParty, type StoredProfile } from '@mithaq/openapi/rules/profile-view.ts';
import { isAvailable } from '@mithaq/openapi/rules/proposal.ts';
import { isoTime } from '../platform/rows.ts';
import { columnsOf } from '../platform/database/columns.ts';
import type { Database, Statement } from '../platform/database/database.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { notBlocked } from '../relations/blocks.ts';

/** Null once the member has left (R106). */
type Side = { profile: StoredProfile; isUnavailable: boolean } | null;
type Times = { createdAt: string; changedAt: string };
type Row = Times & { proposalId: string; status: ProposalStatus; sender: Side; receiver: Side };

/** A side as the other one sees it: as of the end of the proposal, else as of the marriage, else as it is now (R93). */
const sideOf = (alias: 's' | 'r') => `case when ${alias}.id is not null then jsonb_build_object(
      'isUnavailable', ${alias}.is_marriage_fixed or ${alias}.suspended_at is not null,
      'profile', coalesce(${alias}e.version -> 'profile', ${alias}m.version -> 'profile',
        (select to_jsonb(present) from (select ${columnsOf(Profile, alias, [...responseFields.Party, 'dateOfBirth'])}) present))) end`;

const order = `(q.status = 'PENDING') desc, q.created_at desc, q.id desc`;

/** Pending proposals first, then the newest (R36). An index has this order; only the rows of the page are joined (R95). */
const listOf = (column: 'sender_id' | 'receiver_id'): Statement => ({
  name: `proposals-by-${column}`,
  text: `select q.id as "proposalId", q.status, q.created_at as "createdAt", q.changed_at as "changedAt", ${sideOf('s')} as sender, ${sideOf('r')} as receiver
    from (select * from proposal q where q.${column} = $1 and ${notBlocked('q.sender_id', 'q.receiver_id')} order by ${order} limit $2 offset $3) q
      left join profile s on s.id = q.sender_id left join profile_snapshot se on se.id = q.sender_snapshot_id
      left join profile_snapshot sm on sm.profile_id = q.sender_id and sm.is_marriage
      left join profile r on r.id = q.receiver_id left join profile_snapshot re on re.id = q.receiver_snapshot_id
      left join profile_snapshot rm on rm.profile_id = q.receiver_id and rm.is_marriage
    order by ${order}`,
});
const lists: Record<ProposalViewType, Statement> = { SENT: listOf('sender_id'), RECEIVED: listOf('receiver_id') };

type Page = { page: number; limit: number };

/** One page of the member's proposals. One row more than the page tells whether another page follows. */
export async function readProposals(
  database: Database,
  profileId: string,
  type: ProposalViewType,
  { page, limit }: Page,
  now: Date,
): Promise<{ proposals: ProposalResponse[]; hasNextPage: boolean }> {
  const rows = await database.query<Row>(lists[type], [profileId, limit + 1, page * limit]);
  const toSide = ({ proposalId, status }: Row, side: Side) =>
    side ? toParty(side.profile, now, isAvailable(status, side.isUnavailable)) : toDepartedParty(proposalId);
  const proposals = rows.slice(0, limit).map((row) => ({
    proposalId: row.proposalId,
    status: row.status,
    senderProfile: toSide(row, row.sender),
    receiverProfile: toSide(row, row.receiver),
    createdAt: isoTime(row.createdAt),
    changedAt: isoTime(row.changedAt),
  }));
  return { proposals, hasNextPage: rows.length > limit };
}
