import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Stage } from '@mithaq/openapi/rules/onboarding.ts';
import { member, propose, type SignedInStage } from '../e2e/members.ts';
import type { ProfileOverrides } from '@mithaq/openapi/examples/factories.ts';

/** The stages whose pages are measured. */
export type MeasuredStage = Exclude<Stage, 'suspended'>;

export interface Members {
  /** The browser state of a user of each stage. */
  states: Record<MeasuredStage, BrowserContextOptions['storageState']>;
  /** A profile that the verified member may see. */
  profileId: string;
}

/** Creates a user of each stage. The verified one has received two proposals, of which one is accepted. */
export async function createMembers(browser: Browser, baseURL: string): Promise<Members> {
  const create = async (stage: SignedInStage, overrides?: ProfileOverrides) =>
    member((await browser.newContext({ baseURL })).request, stage, overrides);
  const man: ProfileOverrides = { profile: { gender: 'MALE' } };
  const [incomplete, unverified, verified] = [
    await create('incomplete'),
    await create('unverified'),
    await create('verified'),
  ];
  const [sender, accepted] = [await create('verified', man), await create('verified', man)];
  await propose(sender, verified);
  await propose(accepted, verified, 'ACCEPTED');
  return {
    states: {
      visitor: undefined,
      incomplete: await incomplete.request.storageState(),
      unverified: await unverified.request.storageState(),
      verified: await verified.request.storageState(),
    },
    profileId: sender.profileId,
  };
}
