import type { PlantedFault } from '../planted-fault.ts';

const proposalHandlers = 'api/src/proposals/proposals.handlers.ts';
const concurrency = ['api/src/proposals/proposals.concurrency.test.ts'];

export const locks: readonly PlantedFault[] = [
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
    file: 'api/src/database/connections.ts',
    find: `stream.setTimeout(timeouts.silence, () => {`,
    replace: `stream.setTimeout(0, () => {`,
    hangs: true,
    tests: ['api/src/database/database-outage.test.ts'],
  },
  {
    what: 'a list is read from a replica that lags',
    file: 'api/src/database/replica.ts',
    find: `if (rows[0]!.hasReplayed) return true;`,
    replace: `if (rows[0]) return true;`,
    tests: ['api/src/database/replica.test.ts'],
  },
  {
    what: 'a statement that a slow replica has ended fails',
    file: 'api/src/database/replica.ts',
    find: `|53|57|58|`,
    replace: `|53|57P|58|`,
    tests: ['api/src/database/replica.test.ts'],
  },
  {
    what: 'two processes generate at the same moment',
    file: 'openapi/generate/replace-folder.ts',
    find: `; begin exclusive'`,
    replace: `'`,
    tests: ['openapi/generate/replace-folder.test.ts'],
  },
  {
    what: 'a request fails because its account is deleted meanwhile',
    file: 'api/src/http/openapi-routes.ts',
    find: `error instanceof ApiProblem || !session || (await accountExists(database, session.userId))`,
    replace: `error instanceof ApiProblem || !session || database`,
    tests: ['api/src/users/account.database.test.ts'],
  },
  {
    what: 'a command with a key locks the account before the proposal',
    file: 'api/src/http/once.ts',
    find: `    await em.execute(lock, row);\n`,
    replace: `    await em.execute(lock, row);\n    await em.execute('select 1 from app_user where id = ? for key share', [session.userId]);\n`,
    tests: concurrency,
  },
];
