import { randomUUID } from 'node:crypto';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { startSession } from '@mithaq/api/src/auth/sessions.ts';
import { localTokens } from '@mithaq/api/src/testing/local-tokens.ts';
import { openDatabase, type Database, type Statement } from '@mithaq/api/src/database/database.ts';
import { entities } from '@mithaq/api/src/entities/entities.ts';
import type { ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Community } from './community.ts';
import { startChild } from './lists.ts';
import { median, timed } from './timing.ts';

/** Requests of each write, one after the other, and of proposals, so many at once. */
const requests = 60;
const [proposals, atOnce, rounds] = [600, 32, 4];

/** What writes cost over HTTP against bare inserts of the same rows, requested in turns. */
export type WriteFigures = {
  /** The median time of a write against that of the inserts. */
  ratios: { name: string; ms: number; ratio: number }[];
  /** Proposals a second against inserts of one row a second, 32 at once. */
  proposals: { rate: number; ratio: number } | null;
};

type Writer = { key: string; headers: Record<string, string> };
type Request = { path: string; body: object; method?: 'PUT' };
type Write = {
  name: string;
  /** The tables that it writes one row to, each with the condition for that of the writer, whose key is `$1`. */
  tables: Record<string, string>;
  writers: Writer[];
  request(writer: Writer, round: number): Request | Promise<Request>;
};

/**
 * The server of bare-server.ts inserts rows in one statement into tables without foreign keys, triggers and indexes other than their
 * own key.
 * @param isWhole also many proposals at once
 */
export async function measureWrites(community: Community, isWhole: boolean): Promise<WriteFigures> {
  const database = await openDatabase(community.databaseUrl, entities);
  const bareServer = await startChild('./bare-server.ts', community.databaseUrl);
  try {
    const ratios = [];
    for (const write of [...writesOf(community), await creation(database)])
      ratios.push(await measureWrite(community.url, database, write, bareServer.url));
    return { ratios, proposals: isWhole ? await measureProposals(community, database, bareServer.url) : null };
  } finally {
    bareServer.stop();
    await database.close();
  }
}

const rowsOfProfile = (id: string) => ({
  profile: `id = ${id}`,
  preferences: `profile_id = ${id}`,
  match_side: `profile_id = ${id}`,
});

function writesOf({ url, profileIds, viewers }: Community): Write[] {
  const writers = viewers.map(({ profileId, headers }) => ({ key: profileId, headers }));
  const to = (round: number) => ({ profileId: profileIds[round]! }); // there are more of them than rounds
  return [
    {
      name: 'saveProfile',
      tables: { saved_profile: 'member_id = $1' },
      writers,
      request: (_, round) => ({ path: 'saved-profiles', body: to(round) }),
    },
    {
      name: 'blockMember',
      tables: { block: 'blocker_id = $1' },
      writers,
      request: (_, round) => ({ path: 'blocks', body: to(round + 100) }),
    },
    {
      name: 'sendProposal',
      tables: { proposal: 'sender_id = $1' },
      writers,
      request: (_, round) => ({ path: 'proposals', body: { receiverProfileId: profileIds[round + 200] } }),
    },
    {
      name: 'updateProfile',
      tables: rowsOfProfile('$1'),
      writers,
      async request({ headers }) {
        const own = await fetch(`${url}/api/v1/profiles/current-user-profile`, { headers });
        const { profile } = (await own.json()) as ProfileAndPreferences; // as the contract says
        const { phoneNumber } = profile;
        return { method: 'PUT', path: 'profiles/update', body: newProfileBody({ profile: { phoneNumber } }) };
      },
    },
  ];
}

/** New accounts make their profiles. */
async function creation(database: Database): Promise<Write> {
  const writers = [];
  for (let i = 0; i <= requests; i += 1) {
    const [row] = await database.query<{ id: string }>(newAccount, [randomUUID()]);
    const cookie = `mithaq_session=${await startSession(database, localTokens, row!.id, new Date())}`; // one was inserted
    writers.push({ key: row!.id, headers: { cookie, 'x-forwarded-for': `10.2.0.${i}` } });
  }
  return {
    name: 'completeProfile',
    tables: rowsOfProfile('(select id from profile where user_id = $1)'),
    writers,
    request: () => ({ path: 'profiles/complete', body: newProfileBody() }),
  };
}

const newAccount: Statement = {
  name: 'bench-new-account',
  text: `insert into app_user select changed.* from (select to_jsonb(u) as original from app_user u limit 1) one
    cross join lateral jsonb_populate_record(null::app_user, original
      || jsonb_build_object('id', $1::text, 'subject', $1::text, 'email', $1::text || '@example.test')) changed
    returning id`,
};

async function measureWrite(
  url: string,
  database: Database,
  { name, tables, writers, request }: Write,
  bareUrl: string,
): Promise<WriteFigures['ratios'][number]> {
  const [own, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round <= requests; round += 1) {
    const writer = writers[round]!; // there are more of them
    const { path, method = 'POST', body } = await request(writer, round);
    const took = await send(`${url}/api/v1/${path}`, method, body, { ...writer.headers, origin: url });
    const bareMs = await send(`${bareUrl}/rows`, 'POST', await rowsOf(database, tables, writer), {});
    if (round === 0) continue; // compiles code and plans statements
    own.push(took);
    bare.push(bareMs);
  }
  return { name, ms: median(own), ratio: median(own) / median(bare) };
}

/** The rows that the writer has in these tables, by table. */
async function rowsOf(database: Database, tables: Write['tables'], { key }: Writer): Promise<Record<string, object>> {
  const rows: Record<string, object> = {};
  for (const [table, condition] of Object.entries(tables)) {
    const [found] = await database.query<{ row: object }>(
      {
        name: `bench-row-${table}-${condition.length}`,
        text: `select to_json(t) as row from ${table} t where ${condition}`,
      },
      [key],
    );
    rows[table] = found!.row; // it was written just now
  }
  return rows;
}

/** Proposals of all viewers to others than before, and as many bare inserts of one row, in turns. */
async function measureProposals({ url, viewers, profileIds }: Community, database: Database, bareUrl: string) {
  const [first] = viewers;
  const row = await rowsOf(database, { proposal: 'sender_id = $1' }, { key: first!.profileId, headers: {} }); // sent above
  const rates: { own: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const own = await rateOf(async (i) => {
      const number = round * proposals + i;
      const { headers } = viewers[number % viewers.length]!;
      const receiverProfileId = profileIds[300 + (number % 691)]; // a prime, so that nobody proposes to the same one again
      await send(`${url}/api/v1/proposals`, 'POST', { receiverProfileId }, { ...headers, origin: url });
    });
    const bare = await rateOf(async () => {
      await send(`${bareUrl}/rows`, 'POST', row, {});
    });
    rates.push({ own, bare });
  }
  return { rate: median(rates.map(({ own }) => own)), ratio: median(rates.map(({ own, bare }) => own / bare)) };
}

/** How many a second are done, so many at once. */
async function rateOf(one: (i: number) => Promise<void>): Promise<number> {
  const began = performance.now();
  let next = 0;
  const run = async () => {
    while (next < proposals) await one((next += 1));
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return proposals / ((performance.now() - began) / 1000);
}

function send(url: string, method: string, body: object, headers: Record<string, string>): Promise<number> {
  return timed(url, { ...headers, 'content-type': 'application/json' }, { method, body: JSON.stringify(body) });
}
