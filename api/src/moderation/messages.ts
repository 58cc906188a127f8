import type { ModeratorMessage, SentMessage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { mostUnread } from '@mithaq/openapi/rules/moderation.ts';
import { present } from '@mithaq/openapi/rules/pick.ts';
import type { Database, Statement } from '../database/database.ts';
import { isoTime } from '../database/rows.ts';
import { isUnrelated } from './audit.ts';
import { isNotOwn } from './cases.ts';

const columns = `m.id as "messageId", m.kind, m.text, m.sent_at as "sentAt", m.read_at as "readAt"`;
const select = `select ${columns} from moderator_message m`;

/** The messages to a member, the newest first. */
export const messageList: Statement = {
  name: 'moderator-messages',
  text: `${select} where m.profile_id = $3 order by m.id desc limit $1 offset $2`,
};

const unreadStatement: Statement = {
  name: 'unread-moderator-messages',
  text: `${select} where m.profile_id = $1 and m.read_at is null order by m.id limit ${mostUnread}`,
};

/** Finds the profile $1, unless it is that of the moderator $2 or of a member with whom they have a case or a proposal. */
export const messagesReadable: Statement = {
  name: 'readable-moderator-messages',
  text: `select from profile s where s.id = $1 and s.id is distinct from $2::uuid and ${isUnrelated('s.id', '$2::uuid')}`,
};

/** The messages to the profile $5, the newest first, without those about a case of the moderator with the profile $3 and the hashes $4. */
export const sentMessageList: Statement = {
  name: 'sent-moderator-messages',
  text: `select ${columns}, m.moderator, m.case_id as "caseId" from moderator_message m where m.profile_id = $5
    and not exists (select from moderation_case c where c.id = m.case_id and not (${isNotOwn('$3::uuid', '$4::text[]')}))
    order by m.id desc limit $1 offset $2`,
};

export type SentMessageRow = MessageRow & { moderator: string; caseId: string | null };

export const toSentMessage = ({ moderator, caseId, ...row }: SentMessageRow): SentMessage => ({
  ...toMessage(row),
  moderator,
  ...(caseId && { caseId }),
});

export type MessageRow = Omit<ModeratorMessage, 'readAt'> & { readAt: string | null };

/** The messages that the member has not marked as read, the oldest first. */
export async function readUnreadMessages(database: Database, profileId: string): Promise<ModeratorMessage[]> {
  return (await database.query<MessageRow>(unreadStatement, [profileId])).map(toMessage);
}

export function toMessage({ readAt, ...row }: MessageRow): ModeratorMessage {
  return { ...present(row), sentAt: isoTime(row.sentAt), ...(readAt && { readAt: isoTime(readAt) }) };
}
