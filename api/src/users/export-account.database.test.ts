import type { AccountExport } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { responseErrors } from '@mithaq/openapi/contract-validation.ts';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tables } from '../entities/entities.ts';
import { memberFactory, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { exportAccount } from './export-account.ts';

let server: TestApp;
beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());

it('the export has each list and each part that the tables name', async () => {
  const her = await memberFactory(() => server).woman();
  const stored = (await her.get('/api/v1/users/current-user/export')).json<Record<string, unknown>>();
  const named = tables.flatMap(({ data: { exported } }) =>
    'list' in exported ? [exported.list] : 'part' in exported ? [exported.part] : [],
  );
  expect(named.filter((part) => !(part in stored))).toEqual([]);
});

describe('the export of a large account', () => {
  const rowCount = 16_000;
  const path = '/api/v1/users/current-user/export';
  let her: TestMember;
  let reader: TestMember;
  let url: string;
  beforeAll(async () => {
    const { woman, man } = memberFactory(() => server);
    [her, reader] = [await woman(), await man()];
    // As an earlier version wrote them: one row for each read.
    for (let from = 0; from < rowCount; from += 2000)
      await server.database.pool.query(
        `insert into contact_read (id, reader_id, subject_id, read_at)
          select gen_random_uuid(), $1, $2, now() - i * interval '1 second' from generate_series($3::int, $3 + 1999) i`,
        [reader.profileId, her.profileId, from],
      );
    url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}${path}`;
  });

  // Also while a statement of theirs runs, which state "idle in transaction" does not count.
  const openTransactions = async () => {
    const { rows } = await server.database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
        and xact_start is not null and pid <> pg_backend_pid()`,
    );
    return rows.map(({ pid }) => pid);
  };
  /** The database ends the connection of a transaction that is idle for some seconds. */
  const isConnected = async (pid: number) =>
    (await server.database.pool.query('select from pg_stat_activity where pid = $1', [pid])).rowCount === 1;

  /** Asks for the export and reads its first piece. */
  async function begin() {
    const controller = new AbortController();
    const { body } = await fetch(url, { headers: { cookie: her.cookie }, signal: controller.signal });
    const pieces = body!.getReader();
    await pieces.read();
    return { leave: () => controller.abort() };
  }

  it('is complete, valid, and read in pieces of a few hundred rows', async () => {
    const fetched = vi.spyOn(EntityManager.prototype, 'execute');
    const answer = await her.get(path);
    const sizes = await Promise.all(
      fetched.mock.results.map(async ({ value }) => ((await value) as unknown[] | undefined)?.length ?? 0),
    );
    fetched.mockRestore();
    expect(Math.max(...sizes)).toBe(500);
    expect(responseErrors('exportAccount', 200, String(answer.headers['content-type']), answer.json())).toEqual([]);
    expect(answer.json<AccountExport>().contactReads).toHaveLength(rowCount);
    await expect.poll(openTransactions, { timeout: 20_000 }).toEqual([]);
  });

  it('waits with the rest while nobody reads, and ends its transaction when the stream is closed', async () => {
    const { userId, email } = her;
    const user = { id: userId, email, name: 'Her', isProfileComplete: true, isPhoneVerified: true };
    const session = { userId, tokenHash: '', isPaused: false };
    const stream = await exportAccount(server.database, session, user, new Date());
    stream.read(0);
    const ahead = stream.readableHighWaterMark;
    await expect.poll(() => stream.readableLength, { timeout: 20_000 }).toBeGreaterThanOrEqual(ahead);
    expect(stream.readableLength).toBeLessThan(1.1 * ahead);
    await expect.poll(openTransactions, { timeout: 20_000 }).toHaveLength(1);
    const [pid] = await openTransactions();
    stream.destroy();
    await expect.poll(openTransactions, { timeout: 20_000 }).toEqual([]);
    expect(await isConnected(pid!)).toBe(true);
  });

  it('ends its transaction when the caller disconnects', async () => {
    const { leave } = await begin();
    const [pid] = await openTransactions();
    leave();
    await expect.poll(openTransactions, { timeout: 20_000 }).toEqual([]);
    expect(await isConnected(pid!)).toBe(true);
    expect((await her.get(path)).statusCode).toBe(200);
  });

  it('runs once at a time for an account, and beside those of others', async () => {
    const client = await server.database.pool.connect();
    await client.query(`select pg_advisory_lock(hashtextextended('export ' || $1, 0))`, [her.userId]);
    const refused = await her.get(path);
    expect(refused.json()).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(refused.headers).not.toHaveProperty('ratelimit');
    expect((await reader.get(path)).statusCode).toBe(200);
    await client.query('select pg_advisory_unlock_all()');
    client.release();
    expect((await her.get(path)).statusCode).toBe(200);
  });
});
