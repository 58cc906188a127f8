import type { PlantedFault } from '../planted-fault.ts';

const proposalRules = 'openapi/rules/proposal.ts';

export const privacy: readonly PlantedFault[] = [
  {
    what: 'a held note is shown to the other side',
    file: 'openapi/rules/proposal-texts.ts',
    find: '(isOtherPresent && !each.isHeld)',
    replace: 'isOtherPresent',
    tests: ['openapi/rules/proposal-texts.test.ts'],
  },
  {
    what: 'the words of a member who left or blocked are shown',
    file: 'openapi/rules/proposal-texts.ts',
    find: '(isOtherPresent && !each.isHeld)',
    replace: '!each.isHeld',
    tests: ['openapi/rules/proposal-texts.test.ts'],
  },
  {
    what: 'others see the exact date of birth',
    file: 'openapi/rules/profile-view.ts',
    find: 'dateOfBirth: firstOfYear(stored.dateOfBirth)',
    replace: 'dateOfBirth: stored.dateOfBirth',
    tests: ['openapi/rules/profile-view.test.ts'],
  },
  {
    what: 'lists show the full name',
    file: 'openapi/rules/profile-view.ts',
    find: `pick(responseFields.ListedProfile, withoutExactDate(stored))`,
    replace: `pick(responseFields.Profile, withoutExactDate(stored))`,
    tests: ['openapi/rules/profile-view.test.ts'],
  },
  {
    what: 'one’s own gender is visible',
    file: 'openapi/rules/profile-view.ts',
    find: `isListed(profile) && profile.gender !== viewerGender ?`,
    replace: `isListed(profile) ?`,
    tests: ['openapi/rules/profile-view.test.ts'],
  },
  {
    what: 'lists have members whose marriage is fixed',
    file: 'api/src/entities/eligible.ts',
    find: `p.is_verified and not p.is_marriage_fixed`,
    replace: `p.is_verified`,
    tests: ['api/src/matching/lists.test.ts'],
  },
  {
    what: 'a number that is being confirmed is shown',
    file: proposalRules,
    find: `return isOtherVerified ? null :`,
    replace: `return isOtherVerified || status === 'ACCEPTED' ? null :`,
    tests: ['tests/contract/contact-info.test.ts'],
  },
  {
    what: 'hidden members stay in the own lists',
    file: 'api/src/entities/eligible.ts',
    find: `and h.hidden_id =`,
    replace: `and h.hidden_id is null and h.hidden_id =`,
    tests: ['tests/contract/hidden-members.test.ts'],
  },
  {
    what: 'the log has addresses with their queries',
    file: 'api/src/server/logging.ts',
    find: `const route = request.routeOptions.url ?? 'unknown';`,
    replace: `const route = request.url;`,
    tests: ['tests/contract/privacy-of-server.test.ts'],
  },
  {
    what: 'the log has the address of who deletes the account',
    file: 'api/src/users/users.handlers.ts',
    find: `request.log.info({ account: session.userId }, 'deleted');`,
    replace: `request.log.info({ account: session.userId, email: session.email }, 'deleted');`,
    tests: ['api/src/server/logging.test.ts'],
  },
];
