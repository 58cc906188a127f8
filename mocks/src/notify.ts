import type { NotificationKind } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { notificationRules } from '@mithaq/openapi/rules/notifications.ts';
import { isModeratorEmail } from '@mithaq/openapi/rules/onboarding.ts';
import { partsOf } from './cases.ts';
import type { HandlerContext } from './handler-context.ts';
import type { State, StoredNotification, User } from './state.ts';

type Event = { user: string; kind: NotificationKind; subject: string };
type Context = Pick<HandlerContext, 'state' | 'now' | 'newId'>;

/** Stores a notification. The same event a second time changes nothing. */
export function notify({ state, now, newId }: Context, { user, kind, subject }: Event): void {
  const { replaces } = notificationRules[kind];
  const others = state.notifications.filter(
    (each) => each.user !== user || each.subject !== subject || !replaces.includes(each.kind),
  );
  const isKnown = others.some((each) => each.user === user && each.kind === kind && each.subject === subject);
  const added = { id: newId(), user, kind, subject, createdAt: now().toISOString(), seenAt: null };
  state.notifications = isKnown ? others : [...others, added];
}

/** Notifies the moderators of a new case, not of a further report in an open one. */
export function notifyModerators(
  context: Context & Pick<HandlerContext, 'moderatorEmails'>,
  one: HandlerContext['state']['cases'][number],
): void {
  if (partsOf(context.state, one).length > 1) return;
  for (const { id, email } of context.state.users)
    if (isModeratorEmail(email, context.moderatorEmails) && one.member !== id && one.reporter !== id)
      notify(context, { user: id, kind: 'CASE_OPENED', subject: one.id });
}

/** The notifications of a user, the newest first. */
export function notificationsOf({ notifications }: State, { id }: User): StoredNotification[] {
  return notifications.filter(({ user }) => user === id).toReversed();
}

/** The settings that a user has chosen, if any. */
export function settingsOf({ notificationSettings }: State, { id }: User) {
  return notificationSettings.filter(({ user }) => user === id).map(({ user: _user, ...settings }) => settings);
}
