import type { PlantedFault } from '../planted-fault.ts';

const proposalRules = 'openapi/rules/proposal.ts';
const proposalHandlers = 'api/src/proposals/proposals.handlers.ts';

export const quotas: readonly PlantedFault[] = [
  {
    what: 'one more than the limit',
    file: 'openapi/rules/limits.ts',
    find: `used >= limits[quota]`,
    replace: `used > limits[quota]`,
    tests: ['openapi/rules/limits.test.ts'],
  },
  {
    what: 'any number of pending proposals',
    file: proposalRules,
    find: `'PROPOSALS_PENDING', facts.pending, now)`,
    replace: `'PROPOSALS_PENDING', 0, now)`,
    tests: ['openapi/rules/proposal.test.ts'],
  },
  {
    what: 'a day of proposals begins now',
    file: proposalHandlers,
    find: `startOfDay(now), today(now)]`,
    replace: `new Date(now.getTime() + 1), today(now)]`,
    tests: ['tests/contract/phone.test.ts'],
  },
  {
    what: 'one profile more than a day allows',
    file: 'openapi/rules/limits.ts',
    find: `+ added - 1,`,
    replace: `+ added - 2,`,
    tests: ['openapi/rules/limits.test.ts'],
  },
  {
    what: 'the proposals of a number are counted again with another account',
    file: proposalHandlers,
    find: `sentToday: Math.max(sentToday, sentWithNumber)`,
    replace: `sentToday`,
    tests: ['tests/contract/phone.test.ts'],
  },
  {
    what: 'the profiles of a number are counted again with another account',
    file: 'openapi/rules/limits.ts',
    find: `Math.max(views.seen, views.withNumber)`,
    replace: `views.seen`,
    tests: ['openapi/rules/limits.test.ts'],
  },
  {
    what: 'who leaves has new quotas with another number',
    file: 'api/src/users/erase-account.ts',
    find: `    await retainUse(em, profile.id, identity, now);\n`,
    replace: '',
    tests: ['tests/contract/phone.test.ts'],
  },
  {
    what: 'who is back has new quotas with another number',
    file: 'api/src/phone/phone.handlers.ts',
    find: `        await restoreUse(em, hash.current, ofIdentity, now());\n`,
    replace: '',
    tests: ['tests/contract/phone.test.ts'],
  },
  {
    what: 'a moderator searches without a limit',
    file: 'api/src/http/route-limits.ts',
    find: `    ...ofAccount('findMembers', 'MEMBER_SEARCHES_PER_10_MIN'),\n`,
    replace: '',
    tests: ['tests/contract/moderators-search.test.ts'],
  },
  {
    what: 'a moderator writes without a limit',
    file: 'api/src/http/route-limits.ts',
    find: `    ...ofAccount('sendModeratorMessage', 'MODERATOR_MESSAGES_PER_10_MIN'),\n`,
    replace: '',
    tests: ['tests/contract/moderator-messages.test.ts'],
  },
  {
    what: 'a For You list is built as often as wishes change',
    file: 'api/src/matching/for-you.ts',
    find: `counted.builds - 1`,
    replace: `0`,
    tests: ['api/src/matching/for-you.concurrency.test.ts'],
  },
  {
    what: 'wide wishes are searched group by group',
    file: 'api/src/matching/wished-groups.ts',
    find: `groups.take(maxGroups)`,
    replace: `groups.take(100 * maxGroups)`,
    tests: ['api/src/matching/for-you-candidates.test.ts'],
  },
  {
    what: 'a page by number skips any number of rows',
    file: 'api/src/matching/page-positions.ts',
    find: `skip > maxSkippedRows ?`,
    replace: `skip > 20 * maxSkippedRows ?`,
    tests: ['api/src/matching/page-positions.test.ts'],
  },
  {
    what: 'rows are skipped for a member without a view left',
    file: 'api/src/matching/list-page.ts',
    find: `if (start && start.skip > 0)`,
    replace: `if (start && start.skip < 0)`,
    tests: ['api/src/matching/profile-view-quota.test.ts'],
  },
  {
    what: 'any number of proofs of a number',
    file: 'openapi/rules/phone.ts',
    find: `isUsedUp(limits, 'PHONE_PROOFS_PER_10_MIN', recent.length)`,
    replace: `isUsedUp(limits, 'PHONE_PROOFS_PER_10_MIN', 0)`,
    tests: ['tests/contract/phone.test.ts'],
  },
  {
    what: 'any number of query parameters is read',
    file: 'api/src/app.ts',
    find: `{ maxKeys: requestBounds.parameters }`,
    replace: `{ maxKeys: 0 * requestBounds.parameters }`,
    tests: ['api/src/query-bounds.test.ts'],
  },
];
