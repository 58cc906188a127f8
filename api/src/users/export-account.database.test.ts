import { resolve, type Schema } from '@mithaq/openapi/generate/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import type { AccountExport } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { responseErrors } from '@mithaq/openapi/contract-validation.ts';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { memberFactory, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { exportAccount } from './export-account.ts';

/** The export against the database's own catalog, so that no table and no column can be forgotten. */
let server: TestApp;
beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());

/** In which part of the export a table is. */
const exported: Record<string, string> = {
  app_user: 'user',
  profile: 'profile',
  preferences: 'preferences',
  session: 'sessions',
  consent: 'consents',
  proposal: 'proposals',
  contact_read: 'contactReads',
  block: 'blocks',
  hidden_member: 'hiddenMembers',
  saved_profile: 'savedProfiles',
  moderation_case: 'reports',
  viewed_profiles: 'profileViews',
};

/** What a column is called in the export, where it is not its own name. */
const renamed: Record<string, string> = {
  'app_user.subject': 'googleSubject',
  'app_user.avatar_url': 'profileUrl',
  'profile.held_texts': 'heldBack',
  'profile.suspended_at': 'suspension',
  'profile.suspension_reason': 'suspension',
  'profile.created_at': 'profileCreatedAt',
  'preferences.id': 'preferencesId',
  'session.created_at': 'startedAt',
  'session.last_seen_at': 'lastUsedAt',
  'consent.agreed_at': 'at',
  'proposal.id': 'proposalId',
  'proposal.sender_id': 'role',
  'proposal.receiver_id': 'otherProfileId',
  'proposal.unseen_by': 'isUnseen',
  'contact_read.reader_id': 'isReader',
  'contact_read.subject_id': 'otherProfileId',
  'block.blocked_id': 'profileId',
  'block.created_at': 'blockedAt',
  'hidden_member.hidden_id': 'profileId',
  'hidden_member.created_at': 'hiddenAt',
  'saved_profile.saved_id': 'profileId',
  'saved_profile.created_at': 'savedAt',
  'moderation_case.id': 'reportId',
  'moderation_case.opened_at': 'createdAt',
  'moderation_case.member_id': 'profileId',
  'viewed_profiles.profile_ids': 'profileId',
};

/** Tables and columns that are not in the export, and why. */
const leftOut: Record<string, string> = {
  for_you_list: 'It is computed from the exported preferences each day, and names other members.',
  page_position: 'It is where the pages of a list begin, for a day.',
  list_walk: 'It is where the pages of a list begin, written by the version before this one.',
  phone_user: 'It is a keyed hash of the id that the identity service gives to the exported number.',
  retained_relation: 'It would tell who has blocked whom; a block that is back is among the exported ones.',
  match_side: 'It repeats what the exported profile and preferences say.',
  profile_snapshot: 'It is an earlier state of the exported profile, kept for the other side of a proposal.',
  'app_user.issuer': 'It is Google for everybody.',
  'profile.is_marriage_fixed': 'The exported proposals say it.',
  'profile.match_keys': 'It repeats exported fields as they are compared.',
  'profile.match_changed_at': 'It orders the lists of others.',
  'profile.number_hash': 'It is a hash of the exported number.',
  'preferences.match_keys': 'It repeats exported fields as they are compared.',
  'session.token_hash': 'It is the secret of the session.',
  'proposal.sender_snapshot_id': 'It refers to a table that is left out.',
  'proposal.receiver_snapshot_id': 'It refers to a table that is left out.',
  'contact_read.id': 'Nothing else refers to it.',
  'contact_read.day': 'It is the day of readAt.',
  'contact_read.proposal_id': 'It is the exported proposal of the two.',
  'moderation_case.kind': 'Every report is of the same kind.',
  'moderation_case.field': 'A report has none.',
  'moderation_case.outcome': 'A report has none.',
  'moderation_case.text': 'A report has none; doubted texts are the work of the moderators.',
  'moderation_case.closed_at': 'It is the work of the moderators.',
  'moderation_case.decision': 'It is the work of the moderators.',
  'moderation_case.closed_with': 'It is the work of the moderators.',
  'moderation_case.case_key': 'It is the work of the moderators.',
  'moderation_case.former_profile_id': 'It is of the reported member, who has left.',
  'moderation_case.left_at': 'It is of the reported member, who has left.',
  'moderation_case.evidence': 'It is of the reported member, who has left.',
  'moderation_case.identity_hash': 'It is of the reported member, who has left.',
  'moderation_case.number_hash': 'It is of the reported member, who has left.',
};

/** Columns that refer to the account itself. */
const own = new Set([
  'user_id',
  'profile.id',
  'preferences.profile_id',
  'block.blocker_id',
  'viewed_profiles.viewer_id',
  'hidden_member.member_id',
  'saved_profile.member_id',
  'moderation_case.reporter_id',
]);

type Column = { table: string; column: string };
const columns = async () =>
  (
    await server.database.pool.query<Column>(
      `select distinct c.table_name as table, c.column_name as column from information_schema.columns c
        where c.table_schema = 'public' and (c.table_name = 'app_user' or c.table_name::text in (select conrelid::regclass::text
          from pg_constraint where contype = 'f' and confrelid in ('app_user'::regclass, 'profile'::regclass)))`,
    )
  ).rows;

const ofContract = (node: Schema): Schema => resolve(contract, node);
const whole = contract.components.schemas['AccountExport']!;

/** The names that the contract has in a part of the export. */
function namesIn(part: string): string[] {
  const schema = ofContract(whole.properties![part]!);
  return Object.keys((schema.items ? ofContract(schema.items) : schema).properties!);
}

/** The names under which a table may be; facts of the account and the profile stand beside their parts as well. */
function namesOf(table: string): string[] {
  const beside =
    table === 'app_user' || table === 'profile' ? [...Object.keys(whole.properties!), ...namesIn('user')] : [];
  return [...beside, ...namesIn(exported[table]!)];
}

const inCamelCase = (column: string) => column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

describe('exportAccount', () => {
  it('has every column of what is stored of a member, or names the reason why not', async () => {
    const missing = (await columns()).filter(({ table, column }) => {
      const name = `${table}.${column}`;
      if (leftOut[table] ?? leftOut[name]) return false;
      if (own.has(name) || own.has(column)) return false;
      return !exported[table] || !namesOf(table).includes(renamed[name] ?? inCamelCase(column));
    });
    expect(missing).toEqual([]);
  });

  it('has each of these parts', async () => {
    const her = await memberFactory(() => server).woman();
    const stored = (await her.get('/api/v1/users/current-user/export')).json<Record<string, unknown>>();
    expect(Object.values(exported).filter((part) => !(part in stored))).toEqual([]);
  });
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

  const openTransactions = async () => {
    const { rows } = await server.database.pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    return rows[0]!.count;
  };

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
    expect(await openTransactions()).toBe(0);
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
    expect(await openTransactions()).toBe(1);
    stream.destroy();
    await expect.poll(openTransactions, { timeout: 20_000 }).toBe(0);
  });

  it('ends its transaction when the caller goes away', async () => {
    const { leave } = await begin();
    leave();
    await expect.poll(openTransactions, { timeout: 20_000 }).toBe(0);
    expect((await her.get(path)).statusCode).toBe(200);
  });

  it('runs once at a time for an account, and beside those of others', async () => {
    const client = await server.database.pool.connect();
    await client.query(`select pg_advisory_lock(hashtextextended('export ' || $1, 0))`, [her.userId]);
    expect((await her.get(path)).json()).toMatchObject({ status: 429, code: 'rate-limited' });
    expect((await reader.get(path)).statusCode).toBe(200);
    await client.query('select pg_advisory_unlock_all()');
    client.release();
    expect((await her.get(path)).statusCode).toBe(200);
  });
});
