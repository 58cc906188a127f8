import type { NotificationKind } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { OtherName } from '@mithaq/openapi/rules/first-name.ts';
import { notificationLimits, type NotificationFacts } from '@mithaq/openapi/rules/notifications.ts';
import type { Database, Statement } from '../database/database.ts';
import { isoTime } from '../database/rows.ts';
import { notBlocked } from '../entities/blocks.ts';
import { isUnavailable } from '../entities/unavailable.ts';
import { isNotOwn } from '../moderation/cases.ts';

/** The name is the one that the proposal's card shows, so a name that is held back is not among them. */
const ownNotifications: Statement = {
  name: 'own-notifications',
  text: `select n.id, n.kind, n.created_at as "createdAt", n.seen_at as "seenAt",
      json_build_object('isSuspended', p.suspended_at is not null,
        'isActive', coalesce(p.is_verified and p.suspended_at is null, false), 'isPaused', coalesce(p.is_paused, false),
        'isVerified', coalesce(p.is_verified, false), 'isMarriageFixed', coalesce(p.is_marriage_fixed, false),
        'weeklyForYou', coalesce(s.weekly_for_you, false)) as account,
      case when o.id is not null then json_build_object('status', q.status,
        'role', case when q.sender_id = p.id then 'SENDER' else 'RECEIVER' end,
        'isOtherUnavailable', ${isUnavailable('o')}) end as proposal,
      case when o.id is not null then json_build_object('proposalId', q.id, 'profileId', o.id, 'name',
        coalesce(e.version -> 'profile', m.version -> 'profile', jsonb_build_object('fullName', o.full_name, 'firstName', o.first_name, 'createdBy', o.created_by))) end as about,
      case when c.id is not null then json_build_object('isOpen', c.closed_at is null, 'outcome', c.outcome,
        'isOwn', not (${isNotOwn('p.id', `'{}'::text[]`)})) end as case,
      n.kind = 'TEXT_HELD' and exists (select 1 from moderation_case w where w.member_id = p.id and w.kind = 'TEXT'
        and w.closed_at is null and w.proposal_id is not distinct from nullif(n.subject_id, n.account_id)) as "isTextWaiting"
    from notification n
      left join profile p on p.user_id = n.account_id
      left join notification_settings s on s.account_id = n.account_id
      left join moderation_case c on c.id = n.subject_id
      left join proposal q on q.id = case when c.member_id = p.id then c.proposal_id else n.subject_id end
        and p.id in (q.sender_id, q.receiver_id)
      left join profile o on o.id = case when q.sender_id = p.id then q.receiver_id else q.sender_id end and ${notBlocked('p.id', 'o.id')}
        and not exists (select 1 from hidden_member h where h.member_id = p.id and h.hidden_id = o.id)
      left join profile_snapshot e on e.id = case when q.sender_id = p.id then q.receiver_snapshot_id else q.sender_snapshot_id end
      left join profile_snapshot m on m.profile_id = o.id and m.is_marriage
    where n.account_id = $1 order by n.created_at desc, n.id desc limit ${notificationLimits.perAccount}`,
};

type Row = {
  id: string;
  kind: NotificationKind;
  createdAt: string;
  seenAt: string | null;
  account: Omit<NotificationFacts['account'], 'isModerator'>;
  proposal: NotificationFacts['proposal'];
  about: { proposalId: string; profileId: string; name: OtherName } | null;
  case: NotificationFacts['case'];
  isTextWaiting: boolean;
};

/** The notifications of an account, with the facts by which notificationRules decide what is still true. */
export async function readNotifications(database: Database, accountId: string, isModerator: boolean) {
  const rows = await database.query<Row>(ownNotifications, [accountId]);
  return rows.map(({ id, kind, createdAt, seenAt, account, proposal, about, case: ofCase, isTextWaiting }) => ({
    id,
    kind,
    createdAt: isoTime(createdAt),
    seenAt: seenAt === null ? null : isoTime(seenAt),
    facts: { account: { ...account, isModerator }, proposal, case: ofCase, isTextWaiting },
    ...(about && { about }),
  }));
}
