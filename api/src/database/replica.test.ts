import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { interruptibleProxy, type InterruptibleProxy } from '../testing/interruptible-proxy.ts';
import { memberFactory, propose, type TestMember } from '../testing/factories.ts';
import { startPrimaryAndStandby, type PrimaryAndStandby } from '../testing/standby.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openDatabase } from './database.ts';
import { entities } from '../entities/entities.ts';

/** Two processes, a primary and a streaming standby of it. */
let servers: PrimaryAndStandby;
let primary: pg.Client;
let standby: pg.Client;
beforeAll(async () => {
  servers = await startPrimaryAndStandby();
  primary = new pg.Client(servers.primary.url);
  standby = new pg.Client(servers.standby.url);
  await Promise.all([primary.connect(), standby.connect()]);
});
afterAll(async () => {
  await Promise.all([primary.end(), standby.end()]);
  await servers.stop();
});

async function logPosition(): Promise<string> {
  const { rows } = await primary.query<{ end: string }>('select pg_current_wal_flush_lsn()::text as end');
  return rows[0]!.end;
}

/** Waits for the standby; returns a position that it has replayed. */
async function caughtUp(): Promise<string> {
  const position = await logPosition();
  const hasReplayed = async () =>
    (await standby.query<{ is: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as is', [position])).rows[0]!;
  await expect.poll(hasReplayed, { timeout: 10_000, interval: 5 }).toEqual({ is: true });
  return position;
}

const where = { name: 'where', text: 'select pg_is_in_recovery() as "isStandby"' };
const [onStandby, onPrimary] = [[{ isStandby: true }], [{ isStandby: false }]];

/** The replica is left alone for seconds that no test waits for. */
let skippedMs = 0;
const now = performance.now.bind(performance);
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now() + skippedMs));
afterEach(() => void vi.restoreAllMocks());

/** Asks, each time after a pause, until the standby answers: on a busy machine it may be late. */
async function untilStandbyAnswers(ask: () => Promise<unknown>): Promise<void> {
  await expect.poll(afterPause(ask), { timeout: 15_000, interval: 5 }).toEqual(onStandby);
}

function afterPause<T>(ask: () => T): () => T {
  return () => {
    skippedMs += 60_000;
    return ask();
  };
}

describe('replicaAt', () => {
  it('reads from the standby when it has everything, and from the primary while it lags', async () => {
    const database = await openDatabase(servers.primary.url, entities, servers.standby.url);
    try {
      const replayed = await caughtUp();
      await untilStandbyAnswers(() => database.replicaAt!(replayed)(where, []));
      await lag();
      await primary.query('create table newer ()');
      expect(await database.replicaAt!(await logPosition())(where, [])).toEqual(onPrimary);
    } finally {
      await catchUp();
      await database.close();
    }
  });

  it('waits for a standby that is a few milliseconds behind', async () => {
    const readAMomentLater = async () => {
      const database = await openDatabase(servers.primary.url, entities, servers.standby.url);
      try {
        await untilStandbyAnswers(() => database.replicaAt!('0/0')(where, [])); // a connection is open
        await lag();
        await primary.query(`create table moment_${attempt++} ()`);
        const asking = database.replicaAt!(await logPosition())(where, []);
        const isAsked = `select from pg_stat_activity where query like '%"hasReplayed"' and pid <> pg_backend_pid()`;
        while ((await standby.query(isAsked)).rowCount === 0);
        await catchUp();
        return await asking;
      } finally {
        await database.close();
      }
    };
    let attempt = 0;
    // On a busy machine the moment may be too long.
    await expect.poll(readAMomentLater, { timeout: 15_000 }).toEqual(onStandby);
  });

  it('never reads from a server that is no standby', async () => {
    const noStandby = Object.assign(new URL(servers.primary.url), { pathname: '/postgres' });
    const database = await openDatabase(servers.primary.url, entities, noStandby.href);
    const here = { name: 'here', text: 'select current_database() as name' };
    expect(await database.replicaAt!('0/0')(here, [])).toEqual([{ name: 'mithaq' }]);
    await database.close();
  });

  type Trouble = (proxy: InterruptibleProxy) => unknown;
  it.each<[string, Trouble]>([
    ['hangs', (proxy) => proxy.hang()],
    ['answers after two seconds', (proxy) => proxy.delay(2000)],
  ])(
    'a replica that %s costs a read 300 ms; then the primary answers, without asking it for a while',
    async (_what, begin) => {
      const proxy = await interruptibleProxy(servers.standby.url);
      const database = await openDatabase(servers.primary.url, entities, proxy.url);
      const ask = () => database.replicaAt!('0/0')(where, []);
      try {
        begin(proxy); // for a connection that has to be opened
        expect(await ask()).toEqual(onPrimary);
        proxy.restore();
        await untilStandbyAnswers(ask);
        begin(proxy); // for one that is open
        for (const rows of await Promise.all(Array.from({ length: 20 }, ask))) expect(rows).toEqual(onPrimary);
        proxy.restore();
        // It answers again, and was not asked.
        expect(await ask()).toEqual(onPrimary);
        await untilStandbyAnswers(ask);
      } finally {
        proxy.restore();
        await database.close();
        await proxy.close();
      }
    },
  );

  it('a statement that takes too long on the replica is ended there, and answered by the primary', async () => {
    const database = await openDatabase(servers.primary.url, entities, servers.standby.url);
    const slow = `case when pg_is_in_recovery() then pg_sleep(60) is not null end`;
    const text = `select pg_is_in_recovery() as "isStandby" where ${slow} is null`;
    try {
      await untilStandbyAnswers(() => database.replicaAt!('0/0')(where, []));
      expect(await database.replicaAt!('0/0')({ name: 'slow', text }, [])).toEqual(onPrimary);
      const running = `select from pg_stat_activity where query like '%pg_sleep(60)%' and state = 'active' and pid <> pg_backend_pid()`;
      await expect.poll(async () => (await standby.query(running)).rowCount, { timeout: 10_000 }).toBe(0);
    } finally {
      await database.close();
    }
  });

  it('after a pause one read tries a slow replica, and the others do not wait', async () => {
    const proxy = await interruptibleProxy(servers.standby.url);
    const database = await openDatabase(servers.primary.url, entities, proxy.url);
    const ask = () => database.replicaAt!('0/0')(where, []);
    try {
      proxy.hang();
      expect(await ask()).toEqual(onPrimary);
      const tried = proxy.connections();
      skippedMs += 60_000;
      await Promise.all(Array.from({ length: 20 }, ask));
      expect(proxy.connections() - tried).toBe(1);
    } finally {
      proxy.restore();
      await database.close();
      await proxy.close();
    }
  });

  it('an unreachable replica costs nothing, and an error of a statement stays an error', async () => {
    const proxy = await interruptibleProxy(servers.standby.url);
    const database = await openDatabase(servers.primary.url, entities, proxy.url);
    const ask = database.replicaAt!('0/0');
    try {
      await expect(ask({ name: 'wrong', text: 'select no_such_column' }, [])).rejects.toThrow();
      await untilStandbyAnswers(() => ask(where, []));
      await proxy.close();
      expect(await ask(where, [])).toEqual(onPrimary);
    } finally {
      await database.close();
    }
  });

  it('a replica that refuses the password or the database is one that does not answer', async () => {
    for (const change of [{ password: 'other' }, { pathname: '/none' }]) {
      const refusing = new URL(servers.standby.url);
      Object.assign(refusing, change);
      const database = await openDatabase(servers.primary.url, entities, refusing.href);
      expect(await database.replicaAt!('0/0')(where, [])).toEqual(onPrimary);
      await database.close();
    }
  });
});

/** The standby still receives, and shows nothing newer. */
async function lag(): Promise<void> {
  await standby.query('select pg_wal_replay_pause()');
  const state = async () => (await standby.query('select pg_get_wal_replay_pause_state() as state')).rows;
  await expect.poll(state, { timeout: 10_000, interval: 5 }).toEqual([{ state: 'paused' }]);
}

async function catchUp(): Promise<void> {
  await standby.query('select pg_wal_replay_resume()');
  await caughtUp();
}

describe('the Feed of two processes with a standby', () => {
  let one: TestApp;
  let other: TestApp;
  const { man, woman } = memberFactory(() => one);
  const limits = { PROPOSALS_PER_DAY: 0, PROPOSALS_PENDING: 0, PROFILES_PER_DAY: 0 };
  beforeAll(async () => {
    const parts = { limits, replicaUrl: servers.standby.url };
    const drop = async () => undefined; // with the server
    one = await startTestApp({ ...parts, of: { scratch: { url: servers.primary.url, drop } } });
    other = await startTestApp({ ...parts, of: one });
  });
  beforeEach(() => primary.query('update profile set is_paused = true'));
  afterAll(() => Promise.all([other.close(), one.close()]));

  /** The ids in the Feed of the other process. */
  async function feedOf({ cookie }: TestMember, filters = ''): Promise<string[]> {
    const answer = await other.app.inject({ url: `/api/v1/profiles/feed?limit=50${filters}`, headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    return answer.json<ProfilePage>().data.map(({ id }) => id);
  }

  const remove = ({ cookie }: TestMember, url: string) =>
    one.app.inject({ method: 'DELETE', url, headers: { cookie } });
  const block = (by: TestMember, whom: TestMember) => by.post('/api/v1/blocks', { profileId: whom.profileId });
  const hide = (by: TestMember, whom: TestMember) => by.post('/api/v1/hidden-members', { profileId: whom.profileId });
  const suspend = (_him: TestMember, her: TestMember) =>
    primary.query(`update profile set suspended_at = now(), suspension_reason = 'Test' where id = $1`, [her.profileId]);
  type Act = (him: TestMember, her: TestMember) => Promise<unknown>;
  const acts: [string, Act, Act?][] = [
    ['sends a proposal', (him, her) => propose(him, her)],
    ['blocks her, until the end of the block', block, (him, her) => remove(him, `/api/v1/blocks/${her.profileId}`)],
    ['hides her, until the end', hide, (him, her) => remove(him, `/api/v1/hidden-members/${her.profileId}`)],
    ['was blocked by her', (him, her) => block(her, him)],
    ['could see her until she paused', (_him, her) => her.put('/api/v1/profiles/pause', { isPaused: true })],
    ['could see her until she was suspended', suspend],
    ['could see her until she left', (_him, her) => remove(her, '/api/v1/users/current-user')],
  ];
  it.each(acts)('is true at once for a member who %s, while the standby lags', async (_title, act, undo) => {
    const [him, her] = [await man(), await woman()];
    await caughtUp();
    expect(await feedOf(him)).toEqual([her.profileId]);
    await lag();
    try {
      await act(him, her);
      expect([await feedOf(him), await feedOf(him, '&minAge=18')]).toEqual([[], []]);
      await undo?.(him, her);
      expect(await feedOf(him)).toEqual(undo ? [her.profileId] : []);
    } finally {
      await catchUp();
    }
  });

  it('is read from the standby that has everything', { timeout: 60_000 }, async () => {
    const [him, her] = [await man(), await woman()];
    const third = await startTestApp({ limits, of: one, replicaUrl: servers.standby.url });
    const pages = `select from pg_stat_activity where query like '%from profile p where%' and pid <> pg_backend_pid()`;
    try {
      await caughtUp();
      await standby.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null`,
      );
      const pagesReadFromStandby = async () => {
        const answer = await third.app.inject({ url: '/api/v1/profiles/feed', headers: { cookie: him.cookie } });
        expect(answer.json<ProfilePage>().data.map(({ id }) => id)).toEqual([her.profileId]);
        return (await standby.query(pages)).rowCount;
      };
      // On a busy machine the standby may lag longer, and is then not asked for a while.
      await expect.poll(afterPause(pagesReadFromStandby), { timeout: 30_000, interval: 50 }).toBe(1);
    } finally {
      await third.close();
    }
  });
});

it('the age of the replica is known, and of a server that is no standby there is none', async () => {
  await caughtUp();
  for (const [url, age] of [
    [servers.standby.url, expect.any(Number)],
    [servers.primary.url, null],
  ] as const) {
    const database = await openDatabase(servers.primary.url, entities, url);
    expect(await database.replicaLag!()).toEqual(age);
    await database.close();
  }
});
