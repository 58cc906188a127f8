import { responseFields } from '@mithaq/openapi/generated/fields.ts';
import type {
  Proposal as ProposalResponse,
  ProposalStatus,
  ProposalViewType,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { toParty, type StoredProfile } from '@mithaq/openapi/rules/profile-view.ts';
import { isAvailable } from '@mithaq/openapi/rules/proposal.ts';
import { columnsOf } from '../platform/database/columns.ts';
import type { Database, Statement } from '../platform/database/database.ts';
import { Profile } from '../profiles/profile.entity.ts';

type Side = { profile: StoredProfile; isMarriageFixed: boolean };
type Row = { proposalId: string; status: ProposalStatus; sender: Side; receiver: Side };

/** A side as the other one sees it: as of the end of the proposal, else as of the marriage, else as it is now (R93). */
const sideOf = (alias: 's' | 'r') => `jsonb_build_object('isMarriageFixed', ${alias}.is_marriage_fixed,
      'profile', coalesce(${alias}e.version -> 'profile', ${alias}m.version -> 'profile',
        (select to_jsonb(present) from (select ${columnsOf(Profile, alias, responseFields.Party)}) present)))`;

const order = `(q.status = 'PENDING') desc, q.created_at desc, q.id desc`;

/** Pending proposals first, then the newest (R36). An index has this order; only the rows of the page are joined (R95). */
const listOf = (column: 'sender_id' | 'receiver_id'): Statement => ({
  name: `proposals-by-${column}`,
  text: `select q.id as "proposalId", q.status, ${sideOf('s')} as sender, ${sideOf('r')} as receiver
    from (select * from proposal q where q.${column} = $1 order by ${order} limit $2 offset $3) q
      join profile s on s.id = q.sender_id left join profile_snapshot se on se.id = q.sender_snapshot_id
      left join profile_snapshot sm on sm.profile_id = q.sender_id and sm.is_marriage
      join profile r on r.id = q.receiver_id left join profile_snapshot re on re.id = q.receiver_snapshot_id
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
): Promise<{ proposals: ProposalResponse[]; hasNextPage: boolean }> {
  const rows = await database.query<Row>(lists[type], [profileId, limit + 1, page * limit]);
  const toSide = (status: ProposalStatus, { profile, isMarriageFixed }: Side) =>
    toParty(profile, isAvailable(status, isMarriageFixed));
  const proposals = rows.slice(0, limit).map(({ proposalId, status, sender, receiver }) => ({
    proposalId,
    status,
    senderProfile: toSide(status, sender),
    receiverProfile: toSide(status, receiver),
  }));
  return { proposals, hasNextPage: rows.length > limit };
}
