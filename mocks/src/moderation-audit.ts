import type { ModerationAuditEntry } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { today } from '@mithaq/openapi/rules/day.ts';
import { toPage } from '@mithaq/openapi/rules/moderation.ts';
import type { HandlerContext } from './handler-context.ts';
import type { User } from './state.ts';

export type Call = Pick<HandlerContext, 'state' | 'now' | 'newId'> & { user: User };

export type Recorded = Omit<ModerationAuditEntry, 'entryId' | 'at' | 'moderator'>;

/** Adds an entry to the audit log. */
export function record({ state, user, now, newId }: Call, action: Recorded) {
  state.moderationAudit.push({ entryId: newId(), at: now().toISOString(), moderator: user.email, ...action });
}

/** The rows of one page. */
export function pageOf<T, R>(all: T[], asked: { page: number; limit: number }, toItem: (item: T) => R) {
  return toPage(all.slice(asked.page * asked.limit, (asked.page + 1) * asked.limit + 1), asked, toItem);
}

/** One entry for each moderator, case or member, and day. */
export function recordRead(call: Call, read: Omit<Recorded, 'reason'>) {
  const day = today(call.now());
  const isRecorded = call.state.moderationAudit.some(
    ({ at, moderator, action, caseId, profileId }) =>
      moderator === call.user.email &&
      action === read.action &&
      (caseId ?? profileId) === (read.caseId ?? read.profileId) &&
      at.startsWith(day),
  );
  if (!isRecorded) record(call, { ...read, reason: '' });
}
