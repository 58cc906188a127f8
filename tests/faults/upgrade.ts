import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDatabase, type Database } from '@mithaq/api/src/database/database.ts';
import { releaseBefore } from '@mithaq/api/src/database/schema-version.ts';
import { entities } from '@mithaq/api/src/entities/entities.ts';
import { startPostgres } from '@mithaq/api/src/local/postgres.ts';
import { freePort } from '../perf/server.ts';
import { startProcesses, type ApiProcess } from './api-process.ts';
import { startHaproxy, type Haproxy } from './haproxy.ts';
import { brokenInvariants, countLostAcceptances } from './invariants.ts';
import { checkGoal } from './model-run.ts';
import { newMember, startPairs, type Front } from './pair-journey.ts';
import { checkOutReleaseBefore } from './release-before.ts';

const pairsAtOnce = 2;
const readersAtOnce = 4;
/** A dump holds its locks for so long. */
const lockMs = 10_000;
const restartGoal = 1000;
/** Seconds: four checks of the proxy, of which two must fail. */
const shutdownDelay = '4';
const lists = ['/api/v1/profiles/feed', '/api/v1/profiles/for-you', '/api/v1/proposals/SENT'];

/**
 * Pairs and readers of lists use the product behind HAProxy, which tries nothing again, while the tables are migrated under a lock
 * like that of pg_dump, and the processes of the release before are replaced one by one, put back and replaced again. Then the
 * processes of this release restart one by one, with a drain period and, to see that this run can fail, without.
 * Returns what failed.
 */
export async function runUpgrade(log: string, folder: string): Promise<string[]> {
  const old = checkOutReleaseBefore();
  const postgres = await startPostgres({ dataDir: folder, log: () => undefined });
  const env = {
    SHUTDOWN_DELAY: shutdownDelay,
    // as docs/operations/configuration.md says of a deployment that had none: the client secret of the local Google
    HASH_KEY: '0123456789abcdef0123456789abcdef',
    HASH_KEY_PREVIOUS: 'local',
  };
  const processes = await startProcesses([await freePort(), await freePort()], postgres.url, log, env, old);
  const database = await openDatabase(postgres.url, entities);
  let proxy: Haproxy | undefined;
  try {
    proxy = await startHaproxy({ port: await freePort(), processes, folder, log });
    const front: Front = { url: proxy.url, processes, statuses: new Map(), slowestMs: 0, failures: [] };
    return [
      ...(await changeReleases(front, proxy, old, postgres.url, database)),
      ...(await restartProcesses(front, proxy)),
    ];
  } finally {
    await proxy?.stop();
    await Promise.all(processes.map((api) => api.end('SIGKILL')));
    await database.close();
    await postgres.stop();
  }
}

async function changeReleases(
  front: Front,
  proxy: Haproxy,
  old: string,
  databaseUrl: string,
  database: Database,
): Promise<string[]> {
  console.log(`\nUpgrade from ${releaseBefore.version}: two processes behind HAProxy, without retries`);
  const readers = startReaders(front, (await newMember(front, 'MALE')).cookie);
  const pairs = startPairs(front, pairsAtOnce);
  const step = async (what: string, work: () => Promise<unknown>) => {
    if (front.failures.length > 0) return;
    const began = performance.now();
    const [before, journeys] = [countOf(front), pairs.accepted.length];
    await work();
    await pairs.complete(pairsAtOnce); // the processes of this step serve members
    const after = countOf(front);
    console.log(
      `  ${what}: ${Math.round((performance.now() - began) / 1000)} s, ${after.all - before.all} requests, ` +
        `${after.failed - before.failed} failed, ${pairs.accepted.length - journeys} journeys`,
    );
  };
  // Processes of 1.0.0 have no drain period: the operator takes them out of the proxy first.
  const toThisRelease = async (api: ApiProcess) => {
    await proxy.drain(api);
    await api.end('SIGTERM');
    await api.start();
    await proxy.use(api);
  };
  const toReleaseBefore = async (api: ApiProcess) => {
    await api.end('SIGTERM');
    await api.start({ checkout: old });
    await proxy.use(api);
  };
  const replaceEach = async (what: string, replace: (api: ApiProcess) => Promise<void>) => {
    for (const [index, api] of front.processes.entries())
      await step(`${what}, process ${index + 1}`, () => replace(api));
  };

  await step(`processes of ${releaseBefore.version}`, async () => undefined);
  await step(`migrate under a lock of ${lockMs / 1000} s`, () => migrateUnderLock(databaseUrl));
  await replaceEach('to this release', toThisRelease);
  await replaceEach(`back to ${releaseBefore.version}`, toReleaseBefore);
  await replaceEach('to this release again', toThisRelease);
  await pairs.stop();
  await readers.stop();
  const { all, failed } = countOf(front);
  const lost = await countLostAcceptances(database, pairs.accepted);
  const broken = await brokenInvariants(database);
  return [
    checkGoal(`failed requests of ${all} (goal: 0)`, failed, failed === 0, statusesOf(front)),
    checkGoal('wrong answers (goal: 0)', front.failures.length, front.failures.length === 0, front.failures),
    checkGoal(`acknowledged changes of ${pairs.accepted.length} pairs that are not stored (goal: 0)`, lost, lost === 0),
    checkGoal('broken invariants (goal: 0)', broken.length, broken.length === 0, broken),
    checkGoal('ms that the slowest list took (goal: 5000)', readers.slowest(), readers.slowest() <= 5000),
  ].flat();
}

/** `npm run migrate`, while a transaction holds the locks that pg_dump takes. */
async function migrateUnderLock(databaseUrl: string): Promise<void> {
  const dump = new pg.Client({ connectionString: databaseUrl });
  await dump.connect();
  await dump.query('begin');
  const { rows } = await dump.query<{ tables: string }>(
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  );
  await dump.query(`lock table ${rows[0]!.tables} in access share mode`);
  const program = path.join(import.meta.dirname, '../../api/src/services/migrate-run.ts');
  const migration = promisify(execFile)(process.execPath, [program], { env: { DATABASE_URL: databaseUrl } });
  await wait(lockMs);
  await dump.end();
  console.log(`  ${(await migration).stdout.trim()}`);
}

async function restartProcesses(front: Front, proxy: Haproxy): Promise<string[]> {
  console.log('\nRolling restart: two processes of this release behind HAProxy, without retries');
  const { cookie } = await newMember(front, 'FEMALE');
  const restart = async (env: Record<string, string>) => {
    front.statuses.clear();
    const readers = startReaders(front, cookie);
    for (const api of front.processes) {
      await api.end('SIGTERM');
      await api.start({ env });
      await proxy.use(api);
    }
    while (countOf(front).all < restartGoal) await wait(20);
    await readers.stop();
    return countOf(front);
  };
  const drained = await restart({ SHUTDOWN_DELAY: '0' }); // which counts at the next restart
  const failures = checkGoal(
    `failed requests of ${drained.all} (goal: 0)`,
    drained.failed,
    drained.failed === 0,
    statusesOf(front),
  );
  const cut = await restart({});
  return [
    ...failures,
    ...checkGoal(`failed requests of ${cut.all} with SHUTDOWN_DELAY=0 (goal: some)`, cut.failed, cut.failed > 0),
  ];
}

/** Members who read one list after another on connections that stay open. */
function startReaders({ url, statuses }: Front, cookie: string) {
  const over = new AbortController();
  let slowest = 0;
  const read = async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const began = performance.now();
      const status = await fetch(url + lists[turn % lists.length], { headers: { cookie } }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      slowest = Math.max(slowest, Math.round(performance.now() - began));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await wait(50);
    }
  };
  const readers = Promise.all(Array.from({ length: readersAtOnce }, read));
  return {
    /** Milliseconds. */
    slowest: () => slowest,
    async stop() {
      over.abort();
      await readers;
    },
  };
}

function countOf({ statuses }: Front): { all: number; failed: number } {
  const all = statuses.values().reduce((sum, count) => sum + count, 0);
  const done = [...statuses].reduce((sum, [status, count]) => sum + (status >= 200 && status < 400 ? count : 0), 0);
  return { all, failed: all - done };
}

const statusesOf = ({ statuses }: Front) =>
  [...statuses].map(([status, count]) => `${status || 'no answer'}: ${count}`);
