import { mailConsentProblem, mailStatus } from '@mithaq/openapi/rules/mail-consent.ts';
import { throwIfProblem } from './api-problem.ts';
import type { MockHandlers } from './handler-context.ts';

/** Whether a user gets mail about news; the mocks send none. */
export const mailConsentHandlers = {
  getMailConsent({ state, user }) {
    const answer = state.mailConsents.find((each) => each.user === user.id);
    return { status: mailStatus(answer ? { ...answer, bounces: 0 } : null) };
  },

  updateMailConsent({ state, user, body, now }) {
    throwIfProblem(mailConsentProblem(body));
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
