import type { ProposalNews, User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { expect, test } from 'vitest';
import { startPageOf } from './start-page.ts';

const verified = { isProfileComplete: true, isPhoneVerified: true } as User;
const newsOf = (...types: ProposalNews['type'][]) => ({
  proposalNews: types.map((type) => ({ type }) as ProposalNews),
});
const waiting = { hasProposalToAnswer: true } as const;

test.each([
  ['nothing waits', {}, '/for-you'],
  ['a proposal waits for the answer', waiting, '/proposals'],
  ['a received one has news', newsOf('RECEIVED'), '/proposals'],
  ['a sent one has news', newsOf('SENT'), '/proposals?tab=sent'],
  [
    'a sent one has news and another one waits for the answer',
    { ...waiting, ...newsOf('SENT') },
    '/proposals?tab=sent',
  ],
  ['both have news', newsOf('SENT', 'RECEIVED'), '/proposals'],
])('a sign-in when %s opens %s', (_what, proposals, path) => {
  expect(startPageOf({ ...verified, ...proposals })).toBe(path);
});

test.each([
  ['without a profile', { isProfileComplete: false, isPhoneVerified: false }, '/profile/create'],
  ['without a verified phone', { isProfileComplete: true, isPhoneVerified: false }, '/verify-phone'],
])('a sign-in %s opens the next step', (_what, account, path) => {
  expect(startPageOf(account as User)).toBe(path);
});
