import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { operationsOf, requiredStageOf } from '@mithaq/openapi/openapi-document.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeCollected } from '../database/write-soon.ts';
import { memberFactory, propose, type Caller, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** A page of another site can make a browser send a read with its cookie, so a read that writes is refused there. */
let server: TestApp;
let viewer: TestMember;
let accepted: TestMember;
let moderator: Caller;
let proposalId: string;
beforeAll(async () => {
  server = await startTestApp({ moderatorEmails: ['moderator@example.test'], limits: { REPORTS_PER_DAY: 0 } });
  const { woman, man, incomplete } = memberFactory(() => server);
  [viewer, accepted] = [await woman(), await man()];
  proposalId = await propose(viewer, accepted, 'ACCEPTED');
  moderator = await incomplete({ email: 'moderator@example.test' });
});
afterAll(() => server.close());

/** A member whom the viewer has not seen yet, and a suspended and reported member whom the moderator has not seen yet. */
let stranger: TestMember;
beforeEach(async () => {
  const { man } = memberFactory(() => server);
  // The first page has the oldest cases, which earlier tests have read.
  await server.database.pool.query('delete from moderation_case');
  const { profileId } = await man();
  stranger = await man();
  await viewer.post('/api/v1/reports', { profileId, reason: 'OTHER' });
  await moderator.post('/api/v1/moderation/suspensions', { profileId, reason: 'Asked for money.' });
});

const reads = operationsOf(contract).filter(
  ({ method, operation }) => method === 'GET' && requiredStageOf(operation) !== 'public',
);

async function read(path: string, headers: Record<string, string> = {}) {
  const { id } = path.startsWith('/api/v1/proposals')
    ? { id: proposalId }
    : { id: path.startsWith('/api/v1/users') ? viewer.userId : stranger.profileId };
  const url =
    path.replace('{id}', id).replace('{type}', 'SENT') +
    (path.endsWith('contact-info') ? '?role=RECEIVER' : '') +
    (path.endsWith('profiles/find') ? `?shownId=${id}` : '');
  const { cookie } = path.startsWith('/api/v1/moderation') ? moderator : viewer;
  return server.app.inject({ method: 'GET', url, headers: { cookie, ...headers } });
}

/** Every row of every table, so that nothing that is written can be overlooked. */
async function allRows(): Promise<string> {
  await writeCollected(server.app);
  const { rows: tables } = await server.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const contents = [];
  for (const { name } of tables)
    contents.push((await server.database.pool.query(`select t::text from "${name}" t order by 1`)).rows);
  return JSON.stringify(contents);
}

it.each(reads)('$operation.operationId has x-records-read exactly when it writes', async ({ path, operation }) => {
  const before = await allRows();
  const answer = await read(path);
  expect(answer.statusCode).toBeLessThan(500);
  expect((await allRows()) !== before).toBe(operation['x-records-read'] === true);
});

describe.each(reads.filter(({ operation }) => operation['x-records-read']))('$operation.operationId', ({ path }) => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test' },
  ])('is refused from another site, and nothing is recorded: %j', async (headers) => {
    const before = await allRows();
    const answer = await read(path, headers);
    expect(answer.json()).toMatchObject({ status: 403, code: 'csrf' });
    expect(await allRows()).toBe(before);
  });

  it.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])(
    'is answered for our own pages: %j',
    async (headers) => {
      expect((await read(path, headers)).statusCode).toBe(200);
    },
  );
});
