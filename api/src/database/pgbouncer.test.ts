import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { hashes, startTestApp, type TestApp } from '../testing/test-app.ts';
import { memberFactory, propose } from '../testing/factories.ts';
import { pgbouncer, pgbouncerKeepsNames, startPgbouncer } from '../testing/pgbouncer.ts';
import { checkDatabase } from '../services/doctor-checks.ts';
import { deleteExpired } from '../services/retention.ts';
import { createScratchDatabase } from '../local/scratch-database.ts';
import { openDatabase } from './database.ts';
import { defaultSettings, type ConnectionSettings } from './connections.ts';
import { entities } from '../entities/entities.ts';
import { sqlState } from './database.ts';

/** PgBouncer in transaction mode, with the sample of deploy/: a statement runs on any of its connections. */
describe.skipIf(!pgbouncer)('behind PgBouncer', () => {
  let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  beforeAll(async () => {
    scratch = await createScratchDatabase(inject('postgresUrl'), inject('migratedDatabase'));
    pooler = await startPgbouncer(scratch.url);
  });
  afterAll(async () => {
    await pooler.stop();
    await scratch.drop();
  });

  const statements = pgbouncerKeepsNames ? 'named' : 'unnamed';
  const suitable: ConnectionSettings = { ...defaultSettings, statements };

  /** Statements of two processes, many at once, so that they meet on PgBouncer's connections. */
  async function runTogether(settings: ConnectionSettings): Promise<(string | undefined)[]> {
    const databases = await Promise.all(['a', 'b'].map(() => openDatabase(pooler.url, entities, undefined, settings)));
    const name = `statement-${randomUUID()}`;
    const runs = Array.from({ length: 200 }, (_, index) =>
      databases[index % 2]!.query({ name, text: 'select $1::int as given' }, [index]).then(
        ([row]) => (row?.['given'] === index ? undefined : 'wrong row'),
        (error: unknown) => sqlState(error),
      ),
    );
    const failures = (await Promise.all(runs)).filter(Boolean);
    await Promise.all(databases.map((database) => database.close()));
    return failures;
  }

  it(`${statements} statements of two processes run on the same connections`, async () => {
    expect(await runTogether(suitable)).toEqual([]);
  });

  it.skipIf(pgbouncerKeepsNames)('named ones fail before 1.21, so the setting is needed', async () => {
    expect(await runTogether(defaultSettings)).toContain('42P05');
    const findings = await checkDatabase(pooler.url, defaultSettings, true);
    expect(findings.find(({ what }) => what === 'database statements')).toMatchObject({
      isOk: false,
      says: expect.stringContaining('(42P05). Set DATABASE_STATEMENTS=unnamed'),
    });
  });

  it('connections have the time-outs of the sample', async () => {
    const database = await openDatabase(pooler.url, entities, undefined, suitable);
    const { rows } = await database.pool.query(
      `select name, setting from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    await database.close();
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '10000' },
      { name: 'statement_timeout', setting: '2500' },
    ]);
  });

  it('a database that does not exist is named', async () => {
    const address = new URL(pooler.url);
    address.pathname = 'nowhere';
    await expect(openDatabase(address.href, entities, undefined, suitable)).rejects.toThrow(
      'the database "nowhere" does not exist on this server.',
    );
  });

  it('members sign up, propose and read lists; the hourly deletions run and leave no lock', async () => {
    const server: TestApp = await startTestApp({
      of: { scratch: { ...scratch, url: pooler.url } },
      connections: suitable,
    });
    const members = memberFactory(() => server);
    const [man, woman] = [await members.man(), await members.woman()];
    await propose(man, woman, 'ACCEPTED');
    const lists = ['feed', 'for-you'].flatMap((list) => Array.from({ length: 20 }, () => list));
    const answers = await Promise.all(
      lists.map((list) => server.app.inject({ url: `/api/v1/profiles/${list}`, headers: { cookie: man.cookie } })),
    );
    const runs = [];
    for (let run = 0; run < 5; run += 1) runs.push(await deleteExpired(server.database, hashes, new Date()));
    const locks = await server.database.pool.query(
      `select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
    await server.close();
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(runs).not.toContain(null);
    expect(locks.rowCount).toBe(0);
  });
});
