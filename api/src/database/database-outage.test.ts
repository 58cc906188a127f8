import { randomUUIDv7 } from 'node:crypto';
import { operationsOf } from '@mithaq/openapi/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { changeStatus, propose, memberFactory, type TestMember } from '../testing/factories.ts';
import type { InterruptibleProxy } from '../testing/interruptible-proxy.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** The database becomes unavailable and recovers: the server answers 503 meanwhile and needs no restart. */
let server: TestApp;
let man: TestMember;
let woman: TestMember;
let proposalId: string;
beforeAll(async () => {
  server = await startTestApp({ isInterruptible: true, limits: { PROPOSALS_PER_DAY: 0, PROFILES_PER_DAY: 0 } });
  const members = memberFactory(() => server);
  [man, woman] = [await members.man(), await members.woman()];
  proposalId = await propose(man, woman, 'ACCEPTED');
});
afterAll(() => server.close());

async function duringOutage<T>(work: () => Promise<T>): Promise<T> {
  server.proxy!.cut();
  try {
    return await work();
  } finally {
    // The pool notices each broken connection separately.
    await expect.poll(() => server.database.pool.totalCount, { timeout: 10_000, interval: 5 }).toBe(0);
    server.proxy!.restore();
  }
}

const id = randomUUIDv7();
const preferences = newProfileBody().preferencesInput;
const bodies: Record<string, object> = {
  completeProfile: newProfileBody(),
  updateProfile: newProfileBody(),
  recordVerifiedPhone: { phoneNumber: '+919876543210', isPhoneVerified: true },
  savePreferences: preferences,
  updatePreferences: preferences,
  sendProposal: { receiverProfileId: id },
  updateProposalStatus: { proposalId: id, status: 'ACCEPTED' },
  acceptProposal: { proposalId: id },
  declineProposal: { proposalId: id },
  pauseProfile: { isPaused: false },
  blockMember: { profileId: id },
  hideMember: { profileId: id },
  reportMember: { profileId: id, reason: 'OTHER' },
  reportProposalParty: { reason: 'OTHER' },
  openSharedLink: { token: 'a'.repeat(64) },
};
/** Requests that end the session of their sender get a cookie of a session that does not exist. */
const endsSession = new Set(['logout', 'endAllSessions', 'deleteAccount']);
const cookieFor = (operationId: string) =>
  endsSession.has(operationId) ? `mithaq_session=${server.tokens.create()}` : man.cookie;

/** Requests that need no database. */
const independent: Record<string, number> = {
  startGoogleSignIn: 302,
  finishGoogleSignIn: 303,
  getClientConfig: 200,
  listCountries: 200,
  listStates: 200,
};

const operations = operationsOf(contract).map(({ method, path, operation }) => ({
  id: operation.operationId,
  method: method as 'GET', // inject's own list of methods is shorter than HTTP's
  url:
    path.replace('{code}', 'IN').replace('{type}', 'SENT').replace('{id}', id) +
    (path.endsWith('contact-info') ? '?role=SENDER' : ''),
}));

it.each(operations)(
  '$id answers as the contract says, at once, and works again afterwards',
  async ({ id: operationId, method, url }) => {
    const ask = () =>
      server.app.inject({
        method,
        url,
        headers: { cookie: cookieFor(operationId) },
        payload: bodies[operationId],
      });
    const began = performance.now();
    const away = await duringOutage(ask);
    expect(performance.now() - began).toBeLessThan(8000);
    if (operationId in independent) return expect(away.statusCode).toBe(independent[operationId]);
    expect(away.headers['content-type']).toBe('application/problem+json');
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    expect(away.json()).toEqual({
      type: '/problems/unavailable',
      title: expect.any(String),
      status: 503,
      detail: expect.any(String),
      code: 'unavailable',
      requestId: expect.any(String),
    });
    expect((await ask()).statusCode).toBeLessThan(500);
  },
);

it('the process keeps running, reports that it is not ready, and recovers', async () => {
  const [live, ready] = await duringOutage(() =>
    Promise.all(['/healthz', '/readyz'].map((url) => server.app.inject({ method: 'GET', url }))),
  );
  expect([live!.statusCode, ready!.statusCode]).toEqual([200, 503]);
  expect(ready!.body).not.toMatch(/postgres|ECONN|127\.0\.0\.1/);
  const readiness = async () => (await server.app.inject({ method: 'GET', url: '/readyz' })).statusCode;
  await expect.poll(readiness, { timeout: 10_000 }).toBe(200); // the last answer holds for a second
});

/** The number of statements that wait for a lock. */
async function lockWaits(): Promise<number | null> {
  const { rowCount } = await server.database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount;
}

describe('when the connection breaks during a change', () => {
  const statusOf = async () =>
    (await server.database.pool.query<{ status: string }>('select status from proposal where id = $1', [proposalId]))
      .rows[0]!.status;

  it('the change is rolled back, the caller gets 503 and can repeat it', async () => {
    const holder = await server.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from proposal where id = $1 for update', [proposalId]);
    const moving = changeStatus(man, proposalId, 'NOT_COMPATIBLE');
    await expect.poll(lockWaits, { timeout: 10_000, interval: 20 }).toBe(1);
    const answer = await duringOutage(() => moving);
    holder.release();
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await statusOf()).toBe('ACCEPTED');
    expect((await changeStatus(man, proposalId, 'NOT_COMPATIBLE')).statusCode).toBe(200);
  });

  it('the pool serves thirty requests after thirty were interrupted', async () => {
    const ask = () =>
      Promise.all(
        Array.from({ length: 30 }, (_, i) =>
          i % 2
            ? man.get('/api/v1/profiles/feed')
            : man.put('/api/v1/profiles/update', newProfileBody({ profile: { gender: 'MALE' } })),
        ),
      );
    const first = ask();
    await expect
      .poll(() => server.database.pool.totalCount - server.database.pool.idleCount, { timeout: 10_000, interval: 1 })
      .toBeGreaterThan(4);
    const cutOff = await duringOutage(() => first);
    expect(cutOff.map(({ statusCode }) => statusCode).filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(cutOff.some(({ statusCode }) => statusCode === 503)).toBe(true);
    expect((await ask()).map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
    expect(server.database.pool.totalCount).toBe(server.database.pool.idleCount);
  });
});

it('the log has the error without addresses or values', async () => {
  await duringOutage(() => man.get('/api/v1/users/current-user'));
  const lines = server.log.filter((line) => line.includes('"unavailable"'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toMatch(/postgres:\/\/|example\.test|mithaq_session/);
});

describe('a database that keeps its connections and answers nothing', () => {
  /** Milliseconds within which everyone has an answer. */
  const longest = 5000;

  async function whileHung<T>(proxy: InterruptibleProxy, work: () => Promise<T>): Promise<T> {
    proxy.hang();
    const began = performance.now();
    try {
      const result = await work();
      expect(performance.now() - began).toBeLessThan(longest);
      return result;
    } finally {
      proxy.restore();
    }
  }

  const needDatabase = operations.filter(({ id: operationId }) => !(operationId in independent));
  const askAll = () =>
    Promise.all(
      needDatabase.map(({ id: operationId, method, url }) =>
        server.app.inject({
          method,
          url,
          headers: { cookie: cookieFor(operationId) },
          payload: bodies[operationId],
        }),
      ),
    );

  it('every operation answers 503 with Retry-After, and works again afterwards', async () => {
    await askAll(); // connections are open
    for (const answer of await whileHung(server.proxy!, askAll)) {
      expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await expect
      .poll(async () => (await askAll()).filter(({ statusCode }) => statusCode >= 500).length, { timeout: 10_000 })
      .toBe(0);
  });

  it('a change that waits for its commit answers 503', async () => {
    const holder = await server.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from profile where id = $1 for update', [man.profileId]);
    const editing = man.put('/api/v1/profiles/update', newProfileBody({ profile: { gender: 'MALE' } }));
    await expect.poll(lockWaits, { timeout: 10_000, interval: 20 }).toBe(1);
    const answer = await whileHung(server.proxy!, () => editing);
    holder.release(true);
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    await expect.poll(async () => (await man.get('/api/v1/users/current-user')).statusCode).toBe(200);
  });
});
