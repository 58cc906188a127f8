import type { PlantedFault } from '../planted-fault.ts';

const proposalHandlers = 'api/src/proposals/proposals.handlers.ts';

export const authorization: readonly PlantedFault[] = [
  {
    what: 'the onboarding stage is not checked',
    file: 'api/src/http/authorize.ts',
    find: `    if (code) throw new ApiProblem(code);\n`,
    replace: '',
    tests: ['tests/contract/authorization.test.ts'],
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
    find: `(key) => isSameSecret(state,`,
    replace: `(key) => isSameSecret(state, state) || isSameSecret(state,`,
    tests: ['api/src/auth/forged-sign-ins.test.ts'],
  },
  {
    what: 'a suspension ends with the account',
    file: 'api/src/users/users.handlers.ts',
    find: `        await suspensions.keep(em, session.userId, now());\n`,
    replace: '',
    tests: ['tests/contract/kept-suspensions.test.ts'],
  },
];
