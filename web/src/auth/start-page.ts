import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { homeOf, stageOf } from '@mithaq/openapi/rules/onboarding.ts';

/** In the storage of the tab, which also lasts while Google is open in it. */
const newsMark = 'mithaq.sign-in-start';

/** A visitor has opened the news, as the link of a mail does: the next sign-in in this tab opens them. */
export function openNewsAfterSignIn(): void {
  try {
    sessionStorage.setItem(newsMark, '1');
  } catch {
    // Without storage a sign-in opens what it always does.
  }
}

/** The news are open: the next sign-in opens what it always does. */
export function forgetNewsAfterSignIn(): void {
  try {
    sessionStorage.removeItem(newsMark);
  } catch {
    // Without storage there is no mark.
  }
}

/** Whether a visitor has opened the news in this tab. */
function isForNews(): boolean {
  try {
    return sessionStorage.getItem(newsMark) !== null;
  } catch {
    return false;
  }
}

/**
 * The page that a sign-in opens: the news for which it was, or the proposals when they have news or one waits for the answer,
 * otherwise For You; the home of the onboarding stage until the phone is verified.
 */
export function startPageOf(user: User): string {
  const stage = stageOf(user);
  if (stage !== 'verified') return homeOf[stage];
  if (isForNews()) return '/news';
  return user.proposalNews !== undefined || user.hasProposalToAnswer ? proposalsPathOf(user) : '/for-you';
}

/** The proposals, at the list at which they begin. */
export function proposalsPathOf(user: User): string {
  return beginsAtSent(user) ? '/proposals?tab=sent' : '/proposals';
}

/**
 * Whether the proposals begin at the sent ones: the question whether the marriage is fixed waits there, or there is news of them and none of
 * received ones.
 */
export function beginsAtSent({ marriage, proposalNews = [] }: User): boolean {
  if (marriage?.answerBy) return marriage.type === 'SENT';
  return proposalNews.length > 0 && proposalNews.every(({ type }) => type === 'SENT');
}
