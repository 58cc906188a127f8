import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Stage } from '@mithaq/openapi/rules/onboarding.ts';
import { member, propose, type Reached } from '../journeys/members.ts';
import type { Wishes } from '../journeys/people.ts';

/** Browsers in which someone is signed in who has come this far. */
export type States = Record<Stage, BrowserContextOptions['storageState']>;

/** One person of each stage; to the verified one two men have proposed, of whom one is accepted. */
export async function settle(browser: Browser, baseURL: string): Promise<{ states: States; profileId: string }> {
  const someone = async (stage: Reached, wishes?: Wishes) =>
    member((await browser.newContext({ baseURL })).request, stage, wishes);
  const man: Wishes = { profile: { gender: 'MALE' } };
  const [incomplete, unverified, verified] = [
    await someone('incomplete'),
    await someone('unverified'),
    await someone('verified'),
  ];
  const [suitor, accepted] = [await someone('verified', man), await someone('verified', man)];
  await propose(suitor, verified);
  await propose(accepted, verified, 'ACCEPTED');
  return {
    states: {
      visitor: undefined,
      incomplete: await incomplete.request.storageState(),
      unverified: await unverified.request.storageState(),
      verified: await verified.request.storageState(),
    },
    profileId: suitor.profileId,
  };
}
