import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createScratchDatabase } from '../local/scratch-database.ts';
import { openConnections } from './connections.ts';
import { constraintOf, openDatabase, sqlState, type Database } from './database.ts';
import { entities } from '../entities/entities.ts';

let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
let database: Database;
beforeAll(async () => {
  scratch = await createScratchDatabase(inject('postgresUrl'));
  database = await openDatabase(scratch.url, entities);
  await database.pool.query('create table thing (id int primary key, n int not null default 0 check (n < 1000))');
  await database.pool.query('insert into thing (id) values (1), (2)');
});
afterAll(async () => {
  await database.close();
  await scratch.drop();
});

const valueOf = async (id: number) =>
  (await database.pool.query<{ n: number }>('select n from thing where id = $1', [id])).rows[0]!.n;

it('openConnections opens all connections, and leaves for later those that it does not get', async () => {
  const small = await openDatabase(scratch.url, entities, undefined, { poolSize: 3, statements: 'named' });
  await openConnections(small.pool, { poolSize: 3, statements: 'named' });
  expect([small.pool.totalCount, small.pool.idleCount]).toEqual([3, 3]);
  await small.close();
  await expect(openConnections(small.pool, { poolSize: 3, statements: 'named' })).resolves.toBeUndefined();
});

describe('a transaction', () => {
  it.each(['40001', '40P01'])('is repeated after %s', async (state) => {
    const before = await valueOf(1);
    let attempt = 0;
    const answer = await database.transaction(async (em) => {
      attempt += 1;
      await em.execute('update thing set n = n + 1 where id = 1');
      if (attempt < 3) await em.execute(`do $$ begin raise exception 'again' using errcode = '${state}'; end $$`);
      return attempt;
    });
    expect(answer).toBe(3);
    expect(await valueOf(1)).toBe(before + 1);
  });

  it('fails after the fourth attempt; other errors are not repeated', async () => {
    for (const [state, attempts] of [
      ['40001', 4],
      ['23505', 1],
    ] as const) {
      let attempt = 0;
      const failing = database.transaction(async (em) => {
        attempt += 1;
        await em.execute(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`);
      });
      expect(sqlState(await failing.catch((error: unknown) => error))).toBe(state);
      expect(attempt).toBe(attempts);
    }
  });

  it('survives a real deadlock', async () => {
    const before = [await valueOf(1), await valueOf(2)];
    const attempts = [0, 0];
    const both = Promise.withResolvers<void>();
    const crossing = (first: number, second: number, turn: 0 | 1) =>
      database.transaction(async (em) => {
        attempts[turn]! += 1;
        await em.execute(`update thing set n = n + 1 where id = ${first}`);
        if (attempts.every((count) => count > 0)) both.resolve();
        await both.promise;
        await em.execute(`update thing set n = n + 1 where id = ${second}`);
      });
    await Promise.all([crossing(1, 2, 0), crossing(2, 1, 1)]);
    expect([await valueOf(1), await valueOf(2)]).toEqual(before.map((n) => n + 2));
    expect(Math.max(...attempts)).toBeGreaterThan(1);
  });

  it('that fails leaves no changes and releases its connection', async () => {
    const before = await valueOf(1);
    for (let i = 0; i < 20; i += 1) {
      await expect(
        database.transaction(async (em) => {
          await em.execute('update thing set n = n + 1 where id = 1');
          throw new Error('stop');
        }),
      ).rejects.toThrow('stop');
    }
    expect(await valueOf(1)).toBe(before);
    expect(database.pool.waitingCount).toBe(0);
    expect(database.pool.totalCount).toBe(database.pool.idleCount);
  });
});

it('sqlState and constraintOf also read errors that MikroORM has wrapped', async () => {
  const failing = database.transaction((em) => em.execute('insert into thing (id) values (1)'));
  const error = await failing.catch((caught: unknown) => caught);
  expect([sqlState(error), constraintOf(error)]).toEqual(['23505', 'thing_pkey']);
  expect([sqlState(new Error('x', { cause: error })), constraintOf(new Error('x', { cause: error }))]).toEqual([
    '23505',
    'thing_pkey',
  ]);
  expect([sqlState('x'), constraintOf(null)]).toEqual([undefined, undefined]);
});

describe('when PostgreSQL ends a connection', () => {
  it('during a transaction, the transaction fails and the connection is released, ten times', async () => {
    for (let i = 0; i < 10; i += 1) {
      const working = database.transaction((em) => em.execute('select pg_sleep(30)')).catch(sqlState);
      await expect.poll(endSleepingQueries, { timeout: 10_000, interval: 10 }).toBe(1);
      expect(await working).toBe('57P01');
    }
    expect(await valueOf(1)).toEqual(expect.any(Number));
    expect(database.pool.totalCount).toBe(database.pool.idleCount);
  });

  it('during a statement, only that statement fails', async () => {
    const working = database.query({ name: 'sleep', text: 'select pg_sleep($1)' }, [30]).catch(sqlState);
    await expect.poll(endSleepingQueries, { timeout: 10_000, interval: 10 }).toBe(1);
    expect(await working).toBe('57P01');
    expect(await valueOf(1)).toEqual(expect.any(Number));
    expect(database.pool.totalCount).toBe(database.pool.idleCount);
  });
});

/** Ends the sleeping connections; returns their number. */
async function endSleepingQueries() {
  const { rowCount } = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like 'select pg_sleep%' and state = 'active'`,
  );
  return rowCount;
}
