import type { ProposalNews, User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { expect, test } from 'vitest';
import { startPageOf } from './start-page.ts';

const verified = { isProfileComplete: true, isPhoneVerified: true } as User;
const newsOf = (...types: ProposalNews['type'][]) => ({
  proposalNews: types.map((type) => ({ type }) as ProposalNews),
});
const waiting = { hasProposalToAnswer: true } as const;

test.each([
  ['nothing waits', {}, '/feed'],
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
