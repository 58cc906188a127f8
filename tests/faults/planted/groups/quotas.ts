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
    find: `  if (isUsedUp(limits, 'PROPOSALS_PENDING', facts.pending)) return quotaProblem(limits, 'PROPOSALS_PENDING', now);\n`,
    replace: '',
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
    file: 'api/src/profile-view-quota/profile-view-quota.ts',
    find: `+ added.length > limit;`,
    replace: `+ added.length > limit + 1;`,
    tests: ['api/src/profile-view-quota/profile-view-quota.test.ts'],
  },
  {
    what: 'the proposals of a number begin anew with another account',
    file: proposalHandlers,
    find: `Math.max(sentToday, sentWithNumber)`,
    replace: `sentToday`,
    tests: ['tests/contract/phone.test.ts'],
  },
  {
    what: 'the profiles of a number begin anew with another account',
    file: 'api/src/profile-view-quota/profile-view-quota.ts',
    find: `Math.max(views.seen.size, views.byNumber)`,
    replace: `views.seen.size`,
    tests: ['tests/contract/phone.test.ts'],
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
