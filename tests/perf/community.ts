import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { request as playwright } from '@playwright/test';
import { startSession } from '@mithaq/api/src/auth/sessions.ts';
import { startPostgres } from '@mithaq/api/src/local/postgres.ts';
import { openDatabase, type Database } from '@mithaq/api/src/platform/database/database.ts';
import { member } from '../e2e/members.ts';
import { startServer } from './server.ts';

export type Community = {
  url: string;
  /** The headers of the members who send requests, each from an address of its own. */
  viewers: Record<string, string>[];
  /** Profiles that they may see. */
  profileIds: string[];
  stop(): Promise<void>;
};

const viewerCount = 200;

/** Starts the server with so many verified members, half of them women, behind a proxy; the limits of a day are off. */
export async function startCommunity(profiles: number): Promise<Community> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-load-'));
  const postgres = await startPostgres({ dataDir: folder, log: () => undefined });
  const limits = { LIMIT_PROFILES_PER_DAY: '0', LIMIT_PROPOSALS_PER_DAY: '0', TRUST_PROXY: '1' };
  const server = await startServer(undefined, { DATABASE_URL: postgres.url, ...limits });
  const stop = async () => {
    await server.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const database = await openDatabase(postgres.url);
  try {
    await createMembers(database, server.url, profiles);
    return { url: server.url, ...(await chooseViewers(database)), stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await database.close();
  }
}

/** Creates one member through the API, and copies of her with other genders, ages and preferences of age. */
async function createMembers({ pool }: Database, url: string, profiles: number): Promise<void> {
  const browser = await playwright.newContext({ baseURL: url });
  const { profileId } = await member(browser, 'verified');
  await browser.dispose();
  for (let first = 1; first <= profiles; first += copiesAtOnce) {
    await pool.query(copyStatement, [profileId, first, Math.min(first + copiesAtOnce - 1, profiles)]);
    if (first % 10_000 === 1) console.log(`Creating ${profiles} members: ${first - 1} are there.`);
  }
  await pool.query('analyze');
}

/** Few enough for the time-out of a statement. */
const copiesAtOnce = 500;

const copyOf = (table: string, original: string, changes: string) =>
  `insert into ${table} select changed.* from copy
     cross join (select to_jsonb(t) as original from ${table} t where ${original}) one
     cross join lateral jsonb_populate_record(null::${table}, original || jsonb_build_object(${changes})) changed`;

const copyStatement = `
  with copy as (select i, gen_random_uuid() as account, gen_random_uuid() as profile from generate_series($2::int, $3::int) i),
  accounts as (${copyOf(
    'app_user',
    'id = (select user_id from profile where id = $1)',
    `'id', account, 'subject', account, 'email', i || '@example.test'`,
  )}),
  profiles as (${copyOf(
    'profile',
    'id = $1',
    `'id', profile, 'user_id', account, 'phone_number', '+999' || (10000000 + i),
     'gender', case when i % 2 = 0 then 'FEMALE' else 'MALE' end,
     'date_of_birth', make_date(1975 + i % 30, 1 + i % 12, 1 + i % 28)`,
  )})
  ${copyOf(
    'preferences',
    'profile_id = $1',
    `'id', gen_random_uuid(), 'profile_id', profile, 'min_age', 20 + i % 10, 'max_age', 35 + i % 20`,
  )}`;

async function chooseViewers(database: Database): Promise<Pick<Community, 'viewers' | 'profileIds'>> {
  const { rows: women } = await database.pool.query<{ id: string }>(
    `select user_id as id from profile where gender = 'FEMALE' order by id limit ${viewerCount}`,
  );
  const { rows: men } = await database.pool.query<{ id: string }>(
    `select id from profile where gender = 'MALE' order by id limit 1000`,
  );
  const viewers = [];
  for (const [i, { id }] of women.entries())
    viewers.push({
      cookie: `mithaq_session=${await startSession(database, id, new Date())}`,
      'x-forwarded-for': `10.1.${i >> 8}.${i & 255}`,
    });
  return { viewers, profileIds: men.map(({ id }) => id) };
}
