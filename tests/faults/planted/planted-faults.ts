/** A small mistake that someone could make in a file, and the tests of which at least one must then fail. */
export type PlantedFault = {
  what: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  tests: readonly string[];
  /** With the mistake something waits for ever, so a test that waits too long is the proof. */
  hangs?: boolean;
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
    {
      what: 'the gender changes after a number was proved',
      file: 'openapi/rules/profile-input.ts',
      find: `(stored.isVerified || hasProposal)`,
      replace: `hasProposal`,
      tests: ['openapi/rules/profile-input.test.ts'],
    },
    {
      what: 'a closed case of a text opens again',
      file: 'openapi/rules/doubted-texts.ts',
      find: `(one) => one.field === field && one.text === text`,
      replace: `(one) => one.isOpen && one.field === field && one.text === text`,
      tests: ['openapi/rules/doubted-texts.test.ts'],
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
    {
      what: 'a For You list is saved for wishes of before',
      file: 'api/src/matching/for-you.ts',
      find: `match_changed_at = $7::timestamptz for share`,
      replace: `$7::timestamptz is not null for share`,
      tests: ['api/src/matching/for-you.concurrency.test.ts'],
    },
    {
      what: 'a hung database holds a request',
      file: 'api/src/platform/database/database.ts',
      find: `stream.setTimeout(timeouts.silence, () => {`,
      replace: `stream.setTimeout(0, () => {`,
      hangs: true,
      tests: ['api/src/platform/database/database-outage.test.ts'],
    },
    {
      what: 'a request fails because its account is deleted meanwhile',
      file: 'api/src/http/openapi-routes.ts',
      find: `error instanceof ApiProblem || !session || (await accountExists(database, session.userId))`,
      replace: `error instanceof ApiProblem || !session || database`,
      tests: ['api/src/users/account.database.test.ts'],
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
    {
      what: 'no check that a member is an adult',
      file: 'api/src/platform/database/migrations/Migration20261122081244.ts',
      find: `(date_of_birth + '18 years'::interval)`,
      replace: `(date_of_birth + '8 years'::interval)`,
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
    {
      what: 'a page of another site makes a read that is recorded',
      file: 'api/src/http/authorize.ts',
      find: '(isRecorded || !isSafe(request.method))',
      replace: '!isSafe(request.method)',
      tests: ['api/src/http/reads-that-write.test.ts'],
    },
    {
      what: 'production starts without a number of proxies',
      file: 'api/src/platform/config.ts',
      find: `if (!isProduction && (given === undefined || given === 'true'))`,
      replace: `if (given === undefined || given === 'true')`,
      tests: ['api/src/platform/config.test.ts'],
    },
    {
      what: 'anybody makes the state of a sign-in',
      file: 'api/src/auth/google-sign-in.ts',
      find: `if (!isSameSecret(state,`,
      replace: `if (!isSameSecret(state, state) && isSameSecret(state,`,
      tests: ['api/src/auth/forged-sign-ins.test.ts'],
    },
    {
      what: 'a suspension ends with the account',
      file: 'api/src/users/users.handlers.ts',
      find: `        await suspensions.keep(em, session.userId, now());\n`,
      replace: '',
      tests: ['tests/contract/kept-suspensions.test.ts'],
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
      file: 'api/src/relations/eligible.ts',
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
      file: 'api/src/relations/eligible.ts',
      find: `and h.hidden_id =`,
      replace: `and h.hidden_id is null and h.hidden_id =`,
      tests: ['tests/contract/hidden-members.test.ts'],
    },
    {
      what: 'the log has addresses with their queries',
      file: 'api/src/platform/logging.ts',
      find: `const route = request.routeOptions.url ?? 'unknown';`,
      replace: `const route = request.url;`,
      tests: ['tests/contract/privacy-of-server.test.ts'],
    },
    {
      what: 'the log has the address of who deletes the account',
      file: 'api/src/users/users.handlers.ts',
      find: `request.log.info({ account: session.userId }, 'deleted');`,
      replace: `request.log.info({ account: session.userId, email: session.email }, 'deleted');`,
      tests: ['api/src/platform/logging.test.ts'],
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
    {
      what: 'providers of mail are not doubted',
      file: 'openapi/rules/contact-details/doubt.ts',
      find: `(tags & MAIL) !== 0 ||`,
      replace: '',
      tests: ['openapi/rules/contact-details/doubt.test.ts'],
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
  ],
};
