import type { ModeratorMessage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { mostUnread } from '@mithaq/openapi/rules/moderation.ts';
import { present } from '@mithaq/openapi/rules/pick.ts';
import type { Database, Statement } from '../database/database.ts';
import { isoTime } from '../database/rows.ts';

const select = `select m.id as "messageId", m.kind, m.text, m.sent_at as "sentAt", m.read_at as "readAt" from moderator_message m`;

/** The messages to a member, the newest first. */
export const messageList: Statement = {
  name: 'moderator-messages',
  text: `${select} where m.profile_id = $3 order by m.id desc limit $1 offset $2`,
};

const unreadStatement: Statement = {
  name: 'unread-moderator-messages',
  text: `${select} where m.profile_id = $1 and m.read_at is null order by m.id limit ${mostUnread}`,
};

export type MessageRow = Omit<ModeratorMessage, 'readAt'> & { readAt: string | null };

/** The messages that the member has not marked as read, the oldest first. */
export async function readUnreadMessages(database: Database, profileId: string): Promise<ModeratorMessage[]> {
  return (await database.query<MessageRow>(unreadStatement, [profileId])).map(toMessage);
}

export function toMessage({ readAt, ...row }: MessageRow): ModeratorMessage {
  return { ...present(row), sentAt: isoTime(row.sentAt), ...(readAt && { readAt: isoTime(readAt) }) };
}
