import type { ModeratorMessage, SentMessage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { decideMessage, messageAction, mostUnread } from '@mithaq/openapi/rules/moderation.ts';
import { ApiProblem, throwIfProblem } from './api-problem.ts';
import { isOwnCase, isRelated, partsOf, toMember } from './cases.ts';
import { countRequest } from './count-request.ts';
import type { MockHandlers } from './handler-context.ts';
import { pageOf, record, recordRead } from './moderation-audit.ts';
import { notify } from './notify.ts';
import { findMember, type State, type StoredMessage, type User } from './state.ts';

/** What moderators write to members, and what both read of it. */
export const messageHandlers = {
  sendModeratorMessage({ body: { kind, text, ...body }, ...call }) {
    const { state, user, now, newId } = call;
    countRequest(call, 'MODERATOR_MESSAGES_PER_10_MIN');
    const member = findMember(state, body.profileId);
    const caseId = body.caseId?.toLowerCase();
    const found = state.cases.find(({ id }) => id === caseId);
    const isParty = found && partsOf(state, found).some((part) => [part.member, part.reporter].includes(member?.id));
    throwIfProblem(
      decideMessage({
        isOwn: member?.id === user.id,
        isFound: member !== undefined,
        isRelated: member !== undefined && isRelated(state, user.id, member.id),
        isOfCase: !caseId || (isParty === true && !isOwnCase(state, found, user.id)),
      }),
    );
    const { id, profile } = member!; // without one it was refused
    const messageId = newId();
    const about = { moderator: user.email, ...(caseId && { caseId }) };
    state.moderatorMessages.push({ id: messageId, member: id, kind, text, sentAt: now().toISOString(), ...about });
    notify(call, { user: id, kind: 'MODERATOR_MESSAGE', subject: messageId });
    record(call, { action: messageAction[kind], profileId: profile.id, ...(caseId && { caseId }), reason: '' });
    return toMember(state, member!);
  },

  listMessagesToMember({ params, query, ...call }) {
    const { state, user } = call;
    const member = findMember(state, params.id);
    if (!member || member.id === user.id || isRelated(state, user.id, member.id))
      throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
    recordRead(call, { action: 'READ_MESSAGES', profileId: member.profile.id });
    const isOfOwnCase = ({ caseId }: StoredMessage) => {
      const found = state.cases.find(({ id }) => id === caseId);
      return found !== undefined && isOwnCase(state, found, user.id);
    };
    const shown = messagesTo(state, member).filter((message) => !isOfOwnCase(message));
    return pageOf(shown.toReversed(), query, toSentMessage);
  },

  listModeratorMessages: ({ state, user, query }) => pageOf(messagesTo(state, user).toReversed(), query, toMessage),

  readModeratorMessage({ state, user, body, now }) {
    const found = messagesTo(state, user).find(({ id }) => id === body.messageId.toLowerCase());
    if (found) found.readAt ??= now().toISOString();
    return null;
  },
} satisfies Partial<MockHandlers>;

/** All messages to the user, the oldest first. */
export function messagesTo({ moderatorMessages }: State, user: User): StoredMessage[] {
  return moderatorMessages.filter(({ member }) => member === user.id);
}

/** The messages that the user has not marked as read, the oldest first. */
export function unreadMessages(state: State, user: User): ModeratorMessage[] {
  return messagesTo(state, user)
    .filter(({ readAt }) => readAt === undefined)
    .slice(0, mostUnread)
    .map(toMessage);
}

function toSentMessage({ id: messageId, member: _member, ...message }: StoredMessage): SentMessage {
  return { messageId, ...message };
}

export function toMessage(message: StoredMessage): ModeratorMessage {
  const { moderator: _moderator, caseId: _case, ...shown } = toSentMessage(message);
  return shown;
}
