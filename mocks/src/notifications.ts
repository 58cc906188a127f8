import type { ContactRole } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { deterministicUuid } from '@mithaq/openapi/examples/deterministic-uuid.ts';
import { hasTag } from '@mithaq/openapi/rules/entity-tag.ts';
import {
  defaultNotificationSettings,
  notificationLimits,
  toNotificationPage,
  type NotificationFacts,
} from '@mithaq/openapi/rules/notifications.ts';
import { HttpResponse } from 'msw';
import { isOwnCase } from './cases.ts';
import type { HandlerContext, MockHandlers } from './handler-context.ts';
import { notificationsOf, settingsOf } from './notify.ts';
import { otherSideOf } from './proposals.ts';
import { hasHidden, isMarriageFixed, isMember, isUnavailable, type User } from './state.ts';
import { toUserResponse } from './users.ts';

/** What happened, and how a user wants to hear of it. */
export const notificationHandlers = {
  listNotifications({ user, query, headers, request, ...context }) {
    const { state } = context;
    const found = notificationsOf(state, user).slice(0, notificationLimits.perAccount);
    const known = found.map(({ user: _user, subject, ...each }) => ({ ...each, ...knownOf(context, user, subject) }));
    const page = toNotificationPage(known, query);
    const tag = tagOf({ ...page, user: user.id });
    headers.set('etag', tag);
    // MSW answers with a thrown Response.
    if (hasTag(request.headers.get('if-none-match'), tag)) throw new HttpResponse(null, { status: 304, headers });
    return page;
  },

  markNotificationsSeen({ state, user, body, now }) {
    const ids = new Set(body.ids.map((id) => id.toLowerCase()));
    for (const each of notificationsOf(state, user)) if (ids.has(each.id)) each.seenAt ??= now().toISOString();
    return null;
  },

  getNotificationSettings: ({ state, user }) => settingsOf(state, user)[0] ?? defaultNotificationSettings,

  updateNotificationSettings({ state, user, body, requireUnchanged }) {
    requireUnchanged(settingsOf(state, user)[0] ?? defaultNotificationSettings);
    const others = state.notificationSettings.filter((each) => each.user !== user.id);
    state.notificationSettings = [...others, { user: user.id, ...body }];
    return body;
  },
} satisfies Partial<MockHandlers>;

/** The version of a response. Web Crypto is not everywhere where the mocks run. */
function tagOf(response: object): string {
  return `W/"${deterministicUuid(new Date(0), JSON.stringify(response))}"`;
}

/** What a notification about this proposal, case or user is about, as it is now. */
function knownOf(
  context: Pick<HandlerContext, 'state' | 'moderatorEmails'>,
  user: User,
  subject: string,
): { facts: NotificationFacts; about?: Parameters<typeof toNotificationPage>[0][number]['about'] } {
  const { state } = context;
  const found = state.cases.find(({ id }) => id === subject);
  const proposalId = found?.member === user.id ? found.proposalId : subject;
  const proposal = state.proposals.find(({ id }) => id === proposalId);
  const side = proposal && isMember(user) ? otherSideOf(state, user, proposal) : undefined;
  const isShown = proposal && side && !hasHidden(state, user.id, side.member.id);
  const role: ContactRole = proposal?.sender === user.id ? 'SENDER' : 'RECEIVER';
  const isSuspended = user.suspension !== null;
  const isVerified = user.profile?.isVerified ?? false;
  return {
    facts: {
      account: {
        isModerator: toUserResponse(context, user).isModerator ?? false,
        isSuspended,
        isActive: isVerified && !isSuspended,
        isPaused: user.isPaused,
        isVerified,
        isMarriageFixed: isMarriageFixed(state, user),
        weeklyForYou: settingsOf(state, user)[0]?.weeklyForYou ?? false,
      },
      proposal: isShown
        ? { status: proposal.status, role, isOtherUnavailable: isUnavailable(state, side.member) }
        : null,
      case: found
        ? {
            isOpen: found.closedAt === undefined,
            isOwn: isOwnCase(state, found, user.id),
            outcome: found.outcome ?? null,
          }
        : null,
      isTextWaiting: state.cases.some(
        (one) =>
          one.kind === 'TEXT' && one.member === user.id && !one.closedAt && (one.proposalId ?? user.id) === subject,
      ),
    },
    ...(isShown && { about: { proposalId: proposal.id, profileId: side.member.profile.id, name: side.name } }),
  };
}
