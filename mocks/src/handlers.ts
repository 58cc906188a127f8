import { stageOf } from '@mithaq/openapi/rules/onboarding.ts';
import { localOperator } from '@mithaq/openapi/rules/operator.ts';
import { countries, statesOf } from '@mithaq/openapi/locations.ts';
import { accountHandlers } from './users.ts';
import { ApiProblem } from './api-problem.ts';
import type { MockHandlers } from './handler-context.ts';
import { matchingHandlers } from './matching.ts';
import { memberHandlers } from './members.ts';
import { moderationHandlers } from './moderation.ts';
import { projectId, recordVerifiedPhone } from './phone.ts';
import { profileHandlers } from './profiles.ts';
import { proposalHandlers, proposalNewsOf } from './proposals.ts';
import { signInPath } from './sign-in-page.ts';
import { isMember } from './state.ts';
import { toUserResponse } from './user-response.ts';

/** The mock of each operation of the contract. */
export const handlers: MockHandlers = {
  // In a browser the dev server answers this navigation, which MSW cannot (vite-plugin.ts).
  startGoogleSignIn({ query, headers }) {
    headers.set('location', `${signInPath}?display=${query.display}`);
    return null;
  },
  finishGoogleSignIn({ query, headers }) {
    // The mocks have no provider, so no returned state can be ours.
    headers.set('location', `/login/oauth2/callback?error=${query.error === 'access_denied' ? 'cancelled' : 'failed'}`);
    return null;
  },
  logout({ signOut }) {
    signOut();
    return null;
  },
  getCurrentUser({ user, ...context }) {
    const account = toUserResponse(context, user);
    const news = isMember(user) && stageOf(account) === 'verified' ? proposalNewsOf(context.state, user) : [];
    return { ...account, ...(news.length > 0 && { proposalNews: news }) };
  },
  getUser({ user, params, ...context }) {
    if (params.id.toLowerCase() !== user.id) throw new ApiProblem('not-found');
    return toUserResponse(context, user);
  },
  ...accountHandlers,
  ...profileHandlers,
  ...matchingHandlers,
  ...proposalHandlers,
  ...memberHandlers,
  ...moderationHandlers,
  recordVerifiedPhone,
  listCountries: () => countries,
  listStates({ params }) {
    const states = statesOf(params.code);
    if (!states) throw new ApiProblem('not-found', { params: { resource: 'COUNTRY' } });
    return states;
  },
  getClientConfig: ({ origin }) => ({
    phone: { apiKey: 'mocks', authDomain: new URL(origin).hostname, projectId, emulatorUrl: origin },
    localServices: ['database', 'google', 'phone'],
    operator: localOperator,
  }),
};
