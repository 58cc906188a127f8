import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { homeOf, stageOf } from '@mithaq/openapi/rules/onboarding.ts';

/** The page that a sign-in opens: the proposals when they have news, otherwise the home of the onboarding stage. */
export function startPageOf(user: User): string {
  const stage = stageOf(user);
  return stage === 'verified' && user.proposalNews ? proposalsPathOf(user) : homeOf[stage];
}

/** The proposals, at the list that has news; at the received ones when both have or none has. */
export function proposalsPathOf(user: User): string {
  return hasNewsOnlyInSent(user) ? '/proposals?tab=sent' : '/proposals';
}

/** Whether there is news of sent proposals, and none of received ones. */
export function hasNewsOnlyInSent({ proposalNews = [] }: User): boolean {
  return proposalNews.length > 0 && proposalNews.every(({ type }) => type === 'SENT');
}
