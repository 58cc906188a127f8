import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { currentConsentVersion } from '@mithaq/openapi/rules/consent.ts';
import { deleteExpired } from '../services/retention.ts';
import { memberFactory, propose, type TestMember } from '../testing/factories.ts';
import { waitForBlockedConnection } from '../testing/blocked-connection.ts';
import { hashes, startTestApp, type TestApp } from '../testing/test-app.ts';
import { eraseAccount } from './erase-account.ts';

/** Deletion against the database's own catalog, so that no table can be forgotten. */
let server: TestApp;
let her: TestMember;
let him: TestMember;
const mark = 'Qzmarkedvalue';
const moderatorEmail = 'moderator@example.test';

beforeAll(async () => {
  server = await startTestApp({ moderatorEmails: [moderatorEmail], limits: { PROFILES_PER_DAY: 0 } });
  const { woman, man } = memberFactory(() => server);
  her = await woman({
    email: `${mark}@example.test`.toLowerCase(),
    profile: { fullName: `Maryam ${mark}`, aboutMe: `${mark} keeps bees.`, city: mark, occupation: mark },
    preferences: { preferredOtherPreferences: `${mark} wishes.` },
  });
  him = await man();
});
afterAll(() => server.close());

const rowsOf = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows;

/** Every table with its rows as JSON texts. */
async function everything(): Promise<[table: string, rows: string][]> {
  const tables = await rowsOf<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await rowsOf<{ rows: string | null }>(`select json_agg(t)::text as rows from "${name}" t`);
      return [name, row!.rows ?? ''] as [string, string];
    }),
  );
}

describe('deleteAccount', () => {
  it('leaves no value of the member in any table, but the ids and e-mail that are listed', async () => {
    const { userId, profileId, phoneNumber } = her;
    const facts = newProfileBody({ profile: { fullName: `Maryam ${mark}`, aboutMe: `${mark} changed.` } });
    await her.put('/api/v1/profiles/update', { ...facts, consentVersion: currentConsentVersion });
    const proposalId = await propose(him, her, 'ACCEPTED');
    await him.get(`/api/v1/proposals/${proposalId}/contact-info?role=RECEIVER`);
    await her.get(`/api/v1/proposals/${proposalId}/contact-info?role=SENDER`);
    await her.get('/api/v1/profiles/feed');
    const reported = await him.post('/api/v1/reports', { profileId, reason: 'OTHER', note: `${mark} wrote to me.` });
    await him.post('/api/v1/saved-profiles', { profileId });
    await her.post('/api/v1/saved-profiles', { profileId: him.profileId });
    await him.post('/api/v1/hidden-members', { profileId });
    await her.post('/api/v1/hidden-members', { profileId: him.profileId });
    await him.post('/api/v1/blocks', { profileId });
    const before = await everything();
    expect(before.filter(([, rows]) => rows.includes(mark)).length).toBeGreaterThan(2);

    expect(
      (
        await server.app.inject({
          method: 'DELETE',
          url: '/api/v1/users/current-user',
          headers: { cookie: her.cookie },
        })
      ).statusCode,
    ).toBe(204);

    // A report about the member stays with its evidence until it is decided.
    const holders = (await everything()).filter(([, rows]) => rows.includes(mark)).map(([name]) => name);
    expect(holders).toEqual(['moderation_case']);
    const moderator = await memberFactory(() => server).incomplete({ email: moderatorEmail });
    const { reportId } = reported.json<{ reportId: string }>();
    const closed = await moderator.post(`/api/v1/moderation/cases/${reportId}/close`, { reason: 'Done.' });
    expect(closed.statusCode).toBe(200);

    const after = await everything();
    for (const value of [mark, mark.toLowerCase(), phoneNumber])
      expect([value, after.filter(([, rows]) => rows.includes(value)).map(([name]) => name)]).toEqual([value, []]);
    // The account's id, to delete it again after a restore; the profile's id in the views of the day, and in
    // the limits of a number, which outlive the account for two days, and where a decision of the moderators names it.
    expect(after.filter(([, rows]) => rows.includes(userId)).map(([name]) => name)).toEqual(['erasure']);
    expect([
      'moderation_case',
      'moderation_audit',
      'viewed_profiles',
      'for_you_list',
      'page_position',
      'match_side',
      'number_proof',
      'number_use',
    ]).toEqual(expect.arrayContaining(after.filter(([, rows]) => rows.includes(profileId)).map(([name]) => name)));
    expect((await him.get('/api/v1/users/current-user')).statusCode).toBe(200);
  });

  it.each([
    ['PUT', '/api/v1/profiles/update', newProfileBody()],
    ['POST', '/api/v1/preferences', newProfileBody().preferencesInput],
    ['PUT', '/api/v1/profiles/pause', { isPaused: true }],
    ['GET', '/api/v1/profiles/for-you', undefined],
    ['POST', '/api/v1/proposals', 'receiverProfileId'],
    ['POST', '/api/v1/blocks', 'profileId'],
    ['POST', '/api/v1/reports', 'profileId'],
  ] as const)('ends the session of a request that runs meanwhile: %s %s', async (method, url, given) => {
    const { woman } = memberFactory(() => server);
    const leaving = await woman();
    const payload =
      given === 'profileId' || given === 'receiverProfileId'
        ? { [given]: him.profileId, ...(url.endsWith('reports') && { reason: 'OTHER' }) }
        : given;
    const em = server.database.orm.em.fork();
    await em.begin();
    await eraseAccount(em, hashes, leaving.userId, new Date());
    const running = server.app.inject({
      method,
      url,
      headers: { cookie: leaving.cookie },
      ...(payload && { payload }),
    });
    await waitForBlockedConnection(server);
    await em.commit();
    const { statusCode, body } = await running;
    expect([statusCode, body]).toEqual([401, expect.stringContaining('signed-out')]);
  });

  it('answers a request to a member who leaves meanwhile with 503, and the next one with 404', async () => {
    const { woman, man } = memberFactory(() => server);
    const [leaving, blocker] = [await woman(), await man()];
    const em = server.database.orm.em.fork();
    await em.begin();
    await eraseAccount(em, hashes, leaving.userId, new Date());
    const block = () => blocker.post('/api/v1/blocks', { profileId: leaving.profileId });
    const running = block();
    await waitForBlockedConnection(server);
    await em.commit();
    expect([404, 503]).toContain((await running).statusCode);
    expect((await block()).statusCode).toBe(404);
  });

  it('deletes a member with many reads of contact details in statements of at most 2,000 rows', async () => {
    const { woman, man } = memberFactory(() => server);
    const [she, he] = [await woman(), await man()];
    const proposalId = await propose(he, she, 'ACCEPTED');
    const { pool } = server.database;
    await pool.query(
      `insert into contact_read (id, proposal_id, reader_id, subject_id, read_at)
        select gen_random_uuid(), $1, $2, $3, now() - i * interval '1 day' from generate_series(1, 5000) i`,
      [proposalId, he.profileId, she.profileId],
    );
    await pool.query(`create function expect_few() returns trigger language plpgsql as $$ begin
        if (select count(*) from changed) > 2000 then raise 'A statement changes more than 2,000 rows.'; end if;
        return null;
      end $$;
      create trigger few_updates after update on contact_read referencing new table as changed
        for each statement execute function expect_few();
      create trigger few_deletes after delete on contact_read referencing old table as changed
        for each statement execute function expect_few()`);
    const leave = async ({ cookie }: TestMember) =>
      (await server.app.inject({ method: 'DELETE', url: '/api/v1/users/current-user', headers: { cookie } }))
        .statusCode;
    const count = async (condition: string) =>
      (await rowsOf<{ n: number }>(`select count(*)::int as n from contact_read where ${condition}`))[0]!.n;
    try {
      expect(await leave(he)).toBe(204);
      expect(await count(`reader_id is null and subject_id = '${she.profileId}'`)).toBe(5000);
      // Now the proposal is nobody's, and its reads refer to nothing.
      expect(await leave(she)).toBe(204);
      expect(await count(`subject_id = '${she.profileId}' or proposal_id = '${proposalId}'`)).toBe(0);
    } finally {
      await pool.query('drop function expect_few cascade');
    }
  });

  it('runs again on a restored database, and the same Google account may sign up again', async () => {
    const { woman } = memberFactory(() => server);
    const again = await woman();
    const erase = () => server.database.transaction((em) => eraseAccount(em, hashes, again.userId, new Date()));
    await erase();
    await erase();
    expect(await rowsOf('select 1 from erasure where account_id = $1', [again.userId])).toHaveLength(1);
    const { userId } = await server.signIn({ email: again.email });
    expect(userId).not.toBe(again.userId);
  });
});

describe('the audit log', () => {
  it.each([`update moderation_audit set reason = 'x'`, 'delete from moderation_audit', 'truncate moderation_audit'])(
    'refuses %s',
    async (text) => {
      await expect(server.database.pool.query(text)).rejects.toMatchObject({
        constraint: 'moderation_audit_append_only',
      });
    },
  );
});

describe('deleteExpired', () => {
  it('deletes rows that have served their purpose, and keeps the others', async () => {
    const now = new Date();
    const { incomplete, woman } = memberFactory(() => server);
    const [old, fresh, member, other] = [await incomplete(), await incomplete(), await woman(), await woman()];
    await server.database.pool.query(`update session set last_seen_at = now() - interval '8 days' where user_id = $1`, [
      old.userId,
    ]);
    await server.database.pool.query(
      `update app_user set signed_in_at = now() - interval '91 days' where id = any ($1)`,
      [[old.userId, member.userId]],
    );
    await server.database.pool.query(
      `insert into viewed_profiles (viewer_id, day, profile_ids) values ($1, current_date - 2, array[$1::uuid]), ($1, current_date + 1, array[$1::uuid])`,
      [member.profileId],
    );
    await server.database.pool.query(
      `insert into moderation_case (id, kind, opened_at, closed_at, decision) values
        (gen_random_uuid(), 'TEXT', now(), now() - interval '366 days', 'old'), (gen_random_uuid(), 'TEXT', now(), now() - interval '364 days', 'new')`,
    );
    const position = `insert into page_position (viewer_id, list, page_size, page, after_id, rank, saved_at) values ($1, 'feed', 9,`;
    const list = `insert into for_you_list (viewer_id, built_at, profile_ids, steps, scores, reasons, builds, builds_since)
      values ($1, 'epoch', '{}', '{}', '{}', '{}', 3,`;
    for (const text of [
      `${position} 1, $1, 0, now() - interval '25 hours')`,
      `${position} 2, $1, 0, now() - interval '23 hours')`,
      `insert into list_walk (viewer_id, list, page_size, positions) values ($1, 'feed', 9, '[]')`,
    ])
      await server.database.pool.query(text, [member.profileId]);
    await server.database.pool.query(`${list} now() - interval '9 minutes')`, [member.profileId]);
    await server.database.pool.query(`${list} now() - interval '11 minutes')`, [other.profileId]);
    const insertSuspensions = `insert into kept_suspension (identity_hash, number_hash, suspended_at, reason, kept_at) values`;
    await server.database.pool.query(
      `insert into number_proof (id, number_hash, profile_id, proved_at) values
        (gen_random_uuid(), 'x', gen_random_uuid(), now() - interval '49 hours'), (gen_random_uuid(), 'x', gen_random_uuid(), now() - interval '47 hours');
      insert into number_use (number_hash, day) values ('x', current_date - 2), ('x', current_date - 1);
      insert into retained_relation (id, member_id, kind, person_hash, since, retained_at, returned_id) values
        (gen_random_uuid(), '${member.profileId}', 'BLOCKED', 'old', now(), now() - interval '181 days', null),
        (gen_random_uuid(), '${member.profileId}', 'BLOCKED', 'new', now(), now() - interval '179 days', null),
        (gen_random_uuid(), '${member.profileId}', 'BLOCKED', 'back', now(), now() - interval '181 days', '${him.profileId}');
      insert into profile_creation (id, identity_hash, created_at) values
        (gen_random_uuid(), 'old', now() - interval '25 hours'), (gen_random_uuid(), 'new', now() - interval '23 hours');
      insert into moderation_case (id, kind, opened_at, reason, note, former_profile_id, left_at, evidence, identity_hash, number_hash) values
        ('00000000-0000-7000-8000-000000000001', 'REPORT', now(), 'OTHER', 'n', gen_random_uuid(), now() - interval '181 days', '{}', 'old', 'x'),
        ('00000000-0000-7000-8000-000000000002', 'REPORT', now(), 'OTHER', 'n', gen_random_uuid(), now() - interval '179 days', '{}', 'new', 'y');
      ${insertSuspensions} ('old', 'x', now(), 'r', now() - interval '181 days'), ('new', 'y', now(), 'r', now() - interval '179 days')`,
    );
    expect(await deleteExpired(server.database, hashes, now)).toMatchObject({
      session: 1,
      app_user: 1,
      moderation_case: 1,
      page_position: 1,
      list_walk: 1,
    });
    expect(await rowsOf('select page from page_position where viewer_id = $1', [member.profileId])).toEqual([
      { page: 2 },
    ]);
    expect(await rowsOf('select viewer_id as id from for_you_list')).toEqual([{ id: member.profileId }]);
    expect(await rowsOf(`select 1 from number_proof where number_hash = 'x'`)).toHaveLength(1);
    expect(await rowsOf(`select 1 from number_use where number_hash = 'x'`)).toHaveLength(1);
    expect(
      await rowsOf('select person_hash as hash from retained_relation where member_id = $1 order by 1', [
        member.profileId,
      ]),
    ).toEqual([{ hash: 'back' }, { hash: 'new' }]);
    expect(
      await rowsOf(`select identity_hash as hash from profile_creation where identity_hash in ('old', 'new')`),
    ).toEqual([{ hash: 'new' }]);
    expect(await rowsOf('select identity_hash, number_hash from kept_suspension order by identity_hash')).toEqual([
      { identity_hash: 'new', number_hash: 'y' },
      { identity_hash: 'old', number_hash: null },
    ]);
    expect(
      await rowsOf(`select note, evidence, identity_hash, number_hash from moderation_case
        where id::text like '00000000-0000-7000-8000-00000000000%' order by id`),
    ).toEqual([
      { note: null, evidence: null, identity_hash: null, number_hash: null },
      { note: 'n', evidence: {}, identity_hash: 'new', number_hash: 'y' },
    ]);
    const ids = (await rowsOf<{ id: string }>('select id from app_user')).map(({ id }) => id);
    expect(ids).not.toContain(old.userId);
    expect(ids).toEqual(expect.arrayContaining([fresh.userId, member.userId]));
    expect(await rowsOf('select 1 from viewed_profiles where viewer_id = $1', [member.profileId])).toHaveLength(1);
    expect(await rowsOf(`select decision from moderation_case where kind = 'TEXT'`)).toEqual([{ decision: 'new' }]);
    expect(await deleteExpired(server.database, hashes, now)).toMatchObject({
      session: 0,
      app_user: 0,
      moderation_case: 0,
    });
  });

  /** An account without a profile whose session and sign-in are long over. */
  async function unused() {
    const account = await memberFactory(() => server).incomplete();
    await server.database.pool.query(`delete from session where user_id = $1`, [account.userId]);
    const age = `update app_user set signed_in_at = now() - interval '91 days' where id = $1`;
    await server.database.pool.query(age, [account.userId]);
    return account.userId;
  }
  const isThere = async (userId: string) => (await rowsOf('select 1 from app_user where id = $1', [userId])).length > 0;

  it('keeps an unused account that is signed in to before it is deleted', async () => {
    const [leaving, staying] = [await unused(), await unused()];
    const { database } = server;
    const late: typeof database = {
      ...database,
      transaction: async (work) => {
        await database.pool.query('update app_user set signed_in_at = now() where id = $1', [staying]);
        return database.transaction(work);
      },
    };
    expect(await deleteExpired(late, hashes, new Date())).toMatchObject({ app_user: 1 });
    expect([await isThere(leaving), await isThere(staying)]).toEqual([false, true]);
  });

  it('waits for a sign-in that has begun, and keeps the account', async () => {
    const staying = await unused();
    const client = await server.database.pool.connect();
    await client.query('begin');
    await client.query('update app_user set signed_in_at = now() where id = $1', [staying]);
    const running = deleteExpired(server.database, hashes, new Date());
    await waitForBlockedConnection(server);
    await client.query('commit');
    client.release();
    expect(await running).toMatchObject({ app_user: 0 });
    expect(await isThere(staying)).toBe(true);
  });

  it('leaves it to another process that is at it', async () => {
    const other = await server.database.pool.connect();
    await other.query('select pg_advisory_lock(7263849)');
    expect(await deleteExpired(server.database, hashes, new Date())).toBeNull();
    await other.query('select pg_advisory_unlock(7263849)');
    other.release();
    expect(await deleteExpired(server.database, hashes, new Date())).not.toBeNull();
  });
});
