import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { request as playwright } from '@playwright/test';
import { Client } from 'pg';
import { startSession } from '@mithaq/api/src/auth/sessions.ts';
import { localTokens } from '@mithaq/api/src/testing/local-tokens.ts';
import { startPostgres } from '@mithaq/api/src/local/postgres.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { openDatabase, type Database } from '@mithaq/api/src/database/database.ts';
import { entities } from '@mithaq/api/src/entities/entities.ts';
import { member } from '../e2e/members.ts';
import { startServer } from './server.ts';

export type Community = {
  profiles: number;
  url: string;
  databaseUrl: string;
  /** The process ids of the server and of PostgreSQL's postmaster. */
  pids: { server: number; postmaster: number };
  /** The headers of the members who send requests, each from an address of its own. */
  viewers: { profileId: string; headers: Record<string, string> }[];
  /** Profiles that they may see. */
  profileIds: string[];
  /** Starts PostgreSQL and the server again, and returns the address of the server. */
  restart(): Promise<string>;
  stop(): Promise<void>;
};

const viewerCount = 200;

/** Starts the server with so many verified members, half of them women, behind a proxy; the limits of a day are off. `more` adds variables. */
export async function startCommunity(profiles: number, more: Record<string, string> = {}): Promise<Community> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-load-'));
  const env = {
    LIMIT_PROFILES_PER_DAY: '0',
    LIMIT_PROPOSALS_PER_DAY: '0',
    LIMIT_FOR_YOU_BUILDS_PER_10_MIN: '0',
    TRUST_PROXY: '1',
    ...more,
  };
  const startBoth = async () => {
    const started = await startPostgres({ dataDir: folder, log: () => undefined });
    return { postgres: started, server: await startServer(undefined, { DATABASE_URL: started.url, ...env }) };
  };
  let { postgres, server } = await startBoth();
  const stopBoth = async () => {
    await server.stop();
    await postgres.stop();
  };
  const restart = async () => {
    await stopBoth();
    ({ postgres, server } = await startBoth());
    return server.url;
  };
  const stop = async () => {
    await stopBoth();
    await rm(folder, { recursive: true, force: true });
  };
  const database = await openDatabase(postgres.url, entities);
  try {
    await createMembers(postgres.url, server.url, profiles);
    const pids = { server: server.pid, postmaster: await postmasterOf(database) };
    return {
      profiles,
      url: server.url,
      databaseUrl: postgres.url,
      pids,
      ...(await chooseViewers(database)),
      restart,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await database.close();
  }
}

async function postmasterOf({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ folder: string }>(
    `select setting as folder from pg_settings where name = 'data_directory'`,
  );
  return Number((await readFile(path.join(rows[0]!.folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/**
 * Creates one member through the API, and copies of her with other genders, ages, places, schools of thought, studies, work,
 * marital status, heights, tags and preferences.
 */
async function createMembers(databaseUrl: string, url: string, profiles: number): Promise<void> {
  const browser = await playwright.newContext({ baseURL: url });
  const { profileId } = await member(browser, 'verified');
  await browser.dispose();
  const client = new Client({ connectionString: databaseUrl }); // without the time-outs of requests
  await client.connect();
  try {
    // Those of the preferences write the row; these would look for preferences in vain.
    await client.query('alter table profile disable trigger profile_match_side');
    for (let first = 1; first <= profiles; first += copiesAtOnce) {
      if (first % 10_000 === 1) console.log(`Creating ${profiles} members: ${first - 1} are there.`);
      await client.query(copyStatement, [profileId, first, Math.min(first + copiesAtOnce - 1, profiles)]);
    }
    await client.query('alter table profile enable trigger profile_match_side');
    await client.query('vacuum analyze');
    await client.query('checkpoint'); // which would fall into the measurement
  } finally {
    await client.end();
  }
}

/** So that the progress is shown. */
const copiesAtOnce = 1000;

const copyOf = (table: string, original: string, changes: string) =>
  `insert into ${table} select changed.* from copy
     cross join (select to_jsonb(t) as original from ${table} t where ${original}) one
     cross join lateral jsonb_populate_record(null::${table}, original || jsonb_build_object(${changes})) changed`;

/** Countries with a state and a city, as a living community has them: more of the first than of the last. */
const places = ['India,Telangana,Hyderabad', 'India,Kerala,Kochi', 'Pakistan,Punjab,Lahore', 'India,Delhi,New Delhi', 'Bangladesh,Dhaka,Dhaka',
  'United Arab Emirates,Dubai,Dubai', 'United Kingdom,England,London', 'Saudi Arabia,Riyadh,Riyadh']; // prettier-ignore
const studies = ['MBBS', 'B.Tech', 'M.A. English', 'Alima course', 'B.Com', 'PhD Physics'];
const work = ['Doctor', 'Engineer', 'Teacher', 'Homemaker', 'Accountant', 'Shopkeeper'];

/** An SQL expression for one of these texts, by a number that is not in step with the row's own. */
const oneOf = (values: readonly string[], number: string) =>
  `(array[${values.map((value) => `'${value}'`).join()}])[1 + (${number}) % ${values.length}]`;
/** The first ones more often. */
const seldom = (values: readonly string[], number: string) =>
  oneOf(values, `(${number}) % ${values.length} * ((${number}) / ${values.length} % 2)`);

/** One of the tags, so many places after another one. */
const tag = (after: string) => oneOf(Object.keys(labels.Tag), `r / 43 % 10 + ${after}`);

const chosen = `select i, gen_random_uuid() as account, gen_random_uuid() as profile, split_part(place, ',', 1) as country,
    split_part(place, ',', 2) as state, split_part(place, ',', 3) as city, ${oneOf(studies, 'r / 11')} as study, ${oneOf(work, 'r / 13')} as occupation,
    ${seldom(['UNMARRIED', 'UNMARRIED', 'UNMARRIED', 'DIVORCED', 'WIDOWED'], 'r / 17')} as status,
    ${seldom(['HANAFI', 'SHAFII', 'MALIKI'], 'r / 19')} as school, r
  from (select i, abs(hashint4(i)) as r, ${seldom(places, '(abs(hashint4(i)) / 7)')} as place from generate_series($2::int, $3::int) i) row`;

const copyStatement = `
  with copy as materialized (${chosen}),
  accounts as (${copyOf(
    'app_user',
    'id = (select user_id from profile where id = $1)',
    `'id', account, 'subject', account, 'email', i || '@example.test'`,
  )}),
  profiles as (${copyOf(
    'profile',
    'id = $1',
    `'id', profile, 'user_id', account, 'phone_number', '+999' || (10000000 + i), 'number_hash', i,
     'height', 4.5 + r / 41 % 20 / 10.0, 'tags', jsonb_build_array(${tag('0')}, ${tag('1 + r / 31 % 4')}, ${tag('5 + r / 37 % 5')}),
     'gender', case when i % 2 = 0 then 'FEMALE' else 'MALE' end, 'marital_status', status, 'profile_school_of_thought', school,
     'country', country, 'state', state, 'city', city, 'education', study, 'occupation', occupation,
     'match_keys', jsonb_build_object('country', lower(country), 'state', lower(state), 'city', lower(city),
       'education', lower(replace(study, '.', '')), 'occupation', lower(occupation)),
     'date_of_birth', make_date(1975 + r % 30, 1 + r % 12, 1 + r % 28)`,
  )})
  ${copyOf(
    'preferences',
    'profile_id = $1',
    `'id', gen_random_uuid(), 'profile_id', profile, 'min_age', 20 + r / 23 % 10, 'max_age', 35 + r / 29 % 20,
     'marital_status', case when r / 47 % 5 = 0 then '["UNMARRIED", "DIVORCED", "WIDOWED"]'::jsonb else jsonb_build_array(status) end,
     'preferred_school_of_thought', school, 'countries', jsonb_build_array(country),
     'match_keys', jsonb_build_object('countries', jsonb_build_array(lower(country)), 'states', jsonb_build_array(lower(state)),
       'cities', case when r / 53 % 3 = 0 then jsonb_build_array(lower(city)) else '[]' end, 'education', jsonb_build_array('any'),
       'occupation', jsonb_build_array('any'))`,
  )}`;

async function chooseViewers(database: Database): Promise<Pick<Community, 'viewers' | 'profileIds'>> {
  const { rows: women } = await database.pool.query<{ id: string; profileId: string }>(
    `select user_id as id, id as "profileId" from profile where gender = 'FEMALE' order by id limit ${viewerCount}`,
  );
  const { rows: men } = await database.pool.query<{ id: string }>(
    `select id from profile where gender = 'MALE' order by id limit 1000`,
  );
  const viewers = [];
  for (const [i, { id, profileId }] of women.entries()) {
    const cookie = `mithaq_session=${await startSession(database, localTokens, id, new Date())}`;
    viewers.push({ profileId, headers: { cookie, 'x-forwarded-for': `10.1.${i >> 8}.${i & 255}` } });
  }
  return { viewers, profileIds: men.map(({ id }) => id) };
}
