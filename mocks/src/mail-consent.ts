import type { MailConsent } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { mailConsentProblem, mailStatus } from '@mithaq/openapi/rules/mail-consent.ts';
import { throwIfProblem } from './api-problem.ts';
import type { MockHandlers } from './handler-context.ts';
import type { State, User } from './state.ts';

/** Whether a user gets mail about news; the mocks send none. */
export const mailConsentHandlers = {
  getMailConsent: ({ state, user }) => ownMailConsent(state, user),

  updateMailConsent({ state, user, body, now, requireUnchanged }) {
    throwIfProblem(mailConsentProblem(body));
    requireUnchanged(ownMailConsent(state, user));
    const others = state.mailConsents.filter((each) => each.user !== user.id);
    state.mailConsents = [...others, { user: user.id, ...body, at: now().toISOString() }];
    return { status: mailStatus({ ...body, bounces: 0 }) };
  },

  updateNewsLanguage({ state, user, body }) {
    const isOwn = (each: { user: string }) => each.user === user.id;
    state.mailConsents = state.mailConsents.map((each) => (isOwn(each) ? { ...each, ...body } : each));
    return null;
  },
} satisfies Partial<MockHandlers>;

function ownMailConsent({ mailConsents }: State, { id }: User): MailConsent {
  const answer = mailConsents.find((each) => each.user === id);
  return { status: mailStatus(answer ? { ...answer, bounces: 0 } : null) };
}
