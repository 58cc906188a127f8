import type { PushSubscription } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { defaultNotificationSettings } from '@mithaq/openapi/rules/notifications.ts';
import { pushEndpointProblem } from '@mithaq/openapi/rules/push.ts';
import { throwIfProblem } from './api-problem.ts';
import type { MockHandlers } from './handler-context.ts';
import { settingsOf } from './notify.ts';
import type { State, User } from './state.ts';

const none: PushSubscription = { endpoint: null, language: null };

/** The browser as one that shows news; the mocks send no message. */
export const pushHandlers = {
  getPushSubscription({ state, user }) {
    const { endpoint, language } = sessionOf(state, user).push ?? none;
    return { endpoint, language };
  },

  updatePushSubscription({ state, user, body, now }) {
    throwIfProblem(pushEndpointProblem(body));
    const { endpoint, language } = body;
    for (const session of state.sessions) if (session.push?.endpoint === endpoint) delete session.push;
    sessionOf(state, user).push = { endpoint, language, at: now().toISOString() };
    const [settings = defaultNotificationSettings] = settingsOf(state, user);
    const others = state.notificationSettings.filter((each) => each.user !== user.id);
    state.notificationSettings = [...others, { user: user.id, ...settings, push: true }];
    return { endpoint, language };
  },

  deletePushSubscription({ state, user }) {
    delete sessionOf(state, user).push;
    return null;
  },
} satisfies Partial<MockHandlers>;

/** Who sends a request has a session. */
const sessionOf = ({ sessions }: State, { id }: User) => sessions.find(({ user }) => user === id)!;
