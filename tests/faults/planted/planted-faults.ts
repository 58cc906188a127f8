/** A small mistake that someone could make in a file, and the tests of which at least one must then fail. */
export type PlantedFault = {
  what: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  tests: readonly string[];
};

const proposalRules = 'openapi/rules/proposal.ts';
const proposalHandlers = 'api/src/proposals/proposals.handlers.ts';
const firstMigration = 'api/src/platform/database/migrations/Migration20261121041207.ts';
const renaming = 'api/src/platform/database/migrations/Migration20261122033000.ts';
const concurrency = ['api/src/proposals/proposals.concurrency.test.ts'];
const rows = ['api/src/proposals/proposals.database.test.ts'];

/** The groups are those of the product's promises; `npm run test:planted -- locks` plants one of them. */
export const plantedFaults: Record<string, readonly PlantedFault[]> = {
  rules: [
    {
      what: 'the sender may accept, too',
      file: proposalRules,
      find: `next: { ACCEPTED: ['RECEIVER'], DECLINED: ['RECEIVER'] },`,
      replace: `next: { ACCEPTED: either, DECLINED: ['RECEIVER'] },`,
      tests: ['openapi/rules/proposal.test.ts'],
    },
    {
      what: 'a sender may propose to the same member twice',
      file: proposalRules,
      find: `  if (facts.hasSentBefore) return { code: 'already-proposed' };\n`,
      replace: '',
      tests: ['openapi/rules/proposal.test.ts'],
    },
    {
      what: 'a proposal crosses an active one of the other side',
      file: proposalRules,
      find: `if (facts.receivedStatus && isActive(facts.receivedStatus))`,
      replace: `if (facts.receivedStatus === 'PENDING')`,
      tests: ['openapi/rules/proposal.test.ts'],
    },
    {
      what: 'a proposal within one gender',
      file: proposalRules,
      find: `if (isHidden || receiver.gender === sender.gender) return`,
      replace: `if (isHidden) return`,
      tests: ['openapi/rules/proposal.test.ts'],
    },
    {
      what: 'a proposal to a member whose marriage is fixed',
      file: proposalRules,
      find: `if (sender.isMarriageFixed || receiver.isMarriageFixed)`,
      replace: `if (sender.isMarriageFixed)`,
      tests: ['openapi/rules/proposal.test.ts'],
    },
    {
      what: 'a second marriage',
      file: proposalRules,
      find: `return isMarriageFixed && statuses[to].needsBothFree ?`,
      replace: `return isMarriageFixed && to === 'ACCEPTED' ?`,
      tests: ['openapi/rules/proposal.test.ts'],
    },
    {
      what: 'a day short of eighteen years is adult',
      file: 'openapi/rules/age.ts',
      find: `day.slice(5) < dateOfBirth.slice(5)`,
      replace: `day.slice(5, 7) < dateOfBirth.slice(5, 7)`,
      tests: ['openapi/rules/age.test.ts'],
    },
  ],
  locks: [
    {
      what: 'a status changes without a lock on the proposal',
      file: proposalHandlers,
      find: `await findOwn(em, session, proposalId, LockMode.PESSIMISTIC_WRITE)`,
      replace: `await findOwn(em, session, proposalId, LockMode.NONE)`,
      tests: concurrency,
    },
    {
      what: 'profiles are not locked while a proposal is sent or changes',
      file: proposalHandlers,
      find: `{ orderBy: { id: 'asc' }, lockMode }`,
      replace: `{ orderBy: { id: 'asc' } }`,
      tests: concurrency,
    },
    {
      what: 'contact details are read without a lock on the proposal',
      file: proposalHandlers,
      find: `await findOwn(em, session, params.id, LockMode.PESSIMISTIC_READ)`,
      replace: `await findOwn(em, session, params.id, LockMode.NONE)`,
      tests: concurrency,
    },
  ],
  database: [
    {
      what: 'no index over the active proposals of a pair',
      file: firstMigration,
      find: `create unique index "proposal_live_pair"`,
      replace: `create index "proposal_live_pair"`,
      tests: rows,
    },
    {
      what: 'no index over verified numbers',
      file: firstMigration,
      find: `create unique index "profile_verified_phone"`,
      replace: `create index "profile_verified_phone"`,
      tests: [...rows, 'api/src/phone/phone.handlers.test.ts'],
    },
    {
      what: 'no check that a proposal has two parties',
      file: firstMigration,
      find: `check (sender_id <> receiver_id)`,
      replace: `check (sender_id is not null)`,
      tests: rows,
    },
    {
      what: 'no order of the preferred ages',
      file: firstMigration,
      find: `min_age >= 18 and min_age <= max_age and max_age <= 99`,
      replace: `min_age >= 18 and max_age <= 99`,
      tests: rows,
    },
    {
      what: 'no trigger for the changes of status',
      file: renaming,
      find: `create trigger "proposal_transitions" BEFORE UPDATE on`,
      replace: `create trigger "proposal_transitions" BEFORE UPDATE OF "created_at" on`,
      tests: rows,
    },
  ],
  authorization: [
    {
      what: 'the onboarding stage is not checked',
      file: 'api/src/http/authorize.ts',
      find: `    if (code) throw new ApiProblem(code);\n`,
      replace: '',
      tests: ['tests/contract/guards.test.ts', 'tests/contract/proposal-status.test.ts'],
    },
    {
      what: 'an unverified phone is enough',
      file: 'openapi/rules/onboarding.ts',
      find: `verified: { ...complete, unverified: 'phone-unverified' },`,
      replace: `verified: { ...complete },`,
      tests: ['openapi/rules/onboarding.test.ts'],
    },
    {
      what: 'a stranger changes a proposal',
      file: proposalHandlers,
      find: `{ id, ...isParty }`,
      replace: `{ id }`,
      tests: ['api/src/proposals/proposals.handlers.test.ts'],
    },
    {
      what: 'another account can be read',
      file: 'api/src/users/users.handlers.ts',
      find: `params.id.toLowerCase() !== session.userId`,
      replace: `params.id === ''`,
      tests: ['tests/contract/users.test.ts'],
    },
    {
      what: 'the preferences of others can be named',
      file: 'openapi/rules/profile-input.ts',
      find: `given && given.toLowerCase() !== own`,
      replace: `given === ''`,
      tests: ['tests/contract/preferences.test.ts'],
    },
    {
      what: 'a request of another site changes data',
      file: 'api/src/http/authorize.ts',
      find: `  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;\n`,
      replace: '',
      tests: ['api/src/app.test.ts'],
    },
    {
      what: 'a session lasts for ever',
      file: 'api/src/auth/session.entity.ts',
      find: ` and s.created_at > \${after(sessionDays.absolute)}`,
      replace: '',
      tests: ['api/src/clock.test.ts', 'api/src/auth/auth.handlers.test.ts'],
    },
    {
      what: 'a phone proof is for any number',
      file: 'openapi/rules/phone-proof.ts',
      find: `proved === phoneNumber`,
      replace: `typeof proved === 'string'`,
      tests: ['api/src/phone/phone.handlers.test.ts'],
    },
    {
      what: 'a phone proof works twice',
      file: 'api/src/phone/phone.handlers.ts',
      find: `          await em.insert(UsedProof, { tokenHash: hashOf(confirmation), usedAt: now() });\n`,
      replace: `          hashOf(confirmation);\n`,
      tests: ['api/src/phone/phone.handlers.test.ts'],
    },
  ],
  privacy: [
    {
      what: 'others see the exact date of birth',
      file: 'openapi/rules/profile-view.ts',
      find: '`${stored.dateOfBirth.slice(0, 4)}-01-01`',
      replace: 'stored.dateOfBirth',
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
      file: 'api/src/matching/eligible.ts',
      find: `p.is_verified and not p.is_marriage_fixed`,
      replace: `p.is_verified`,
      tests: ['api/src/matching/lists.test.ts'],
    },
    {
      what: 'a number that is being confirmed is shown',
      file: proposalRules,
      find: `return isOtherVerified ? null :`,
      replace: `return isOtherVerified || status === 'ACCEPTED' ? null :`,
      tests: ['openapi/rules/proposal.test.ts', 'tests/contract/phone.test.ts'],
    },
    {
      what: 'the log has addresses with their queries',
      file: 'api/src/platform/logging.ts',
      find: `const route = request.routeOptions.url ?? 'unknown';`,
      replace: `const route = request.url;`,
      tests: ['tests/contract/privacy-of-server.test.ts'],
    },
  ],
  screening: [
    {
      what: 'phone numbers pass',
      file: 'openapi/rules/contact-details/contact-details.ts',
      find: `    ...findPhones(tokens).map((phone) => ({ ...phone, kind: 'phone' as const })),\n`,
      replace: `    ...findPhones([]).map((phone) => ({ ...phone, kind: 'phone' as const })),\n`,
      tests: ['openapi/rules/contact-details/contact-details.test.ts'],
    },
    {
      what: 'handles pass',
      file: 'openapi/rules/contact-details/contact-details.ts',
      find: `    ...findHandles(tokens),\n`,
      replace: `    ...findHandles([]),\n`,
      tests: ['openapi/rules/contact-details/contact-details.test.ts'],
    },
    {
      what: 'direction overrides pass',
      file: 'openapi/rules/text.ts',
      find: String.raw`\u202A-\u202E`,
      replace: '',
      tests: ['openapi/rules/text.test.ts'],
    },
    {
      what: 'texts are stored as they were composed',
      file: 'openapi/rules/text.ts',
      find: `trimmed.normalize('NFC').trim()`,
      replace: `trimmed.trim()`,
      tests: ['openapi/rules/text.test.ts'],
    },
  ],
  quotas: [
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
      find: `{ $gte: startOfDay(now) }`,
      replace: `{ $gt: now }`,
      tests: ['api/src/clock.test.ts', 'api/src/proposals/proposals.handlers.test.ts'],
    },
    {
      what: 'one profile more than a day allows',
      file: 'api/src/profile-view-quota/profile-view-quota.ts',
      find: `Math.max(views, byNumber ?? 0) > limit;`,
      replace: `Math.max(views, byNumber ?? 0) > limit + 1;`,
      tests: ['api/src/profile-view-quota/profile-view-quota.test.ts'],
    },
  ],
};
