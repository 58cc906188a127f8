import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createScratchDatabase } from '../../local/scratch-database.ts';
import { memberFactory, propose, type TestMember } from '../../testing/factories.ts';
import { hashes as keys, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { claimDue } from '../../notifications/delivery/queue.ts';
import { eraseAccount } from '../../users/erase-account.ts';
import { ormOptions, openDatabase } from '../../database/database.ts';
import { entities } from '../../entities/entities.ts';
import { migrate } from '../../database/migrate.ts';
import { writeCollected } from '../../database/write-soon.ts';
import { writeBackup, writeProtections } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { hashRows } from './tables.ts';

let server: TestApp;
let folder: string;
let file: string;
let man: TestMember;
let woman: TestMember;
beforeAll(async () => {
  folder = await mkdtemp(join(os.tmpdir(), 'mithaq-backup-test-'));
  file = join(folder, 'backup');
  server = await startTestApp();
  const members = memberFactory(() => server);
  [man, woman] = [await members.man(), await members.woman()];
  await propose(woman, await members.man(), 'NOT_COMPATIBLE');
  const id = await propose(man, woman, 'ACCEPTED');
  // A read of contact details and a built list are rows, too.
  for (const path of [`proposals/${id}/contact-info?role=RECEIVER`, 'profiles/for-you'])
    await man.get(`/api/v1/${path}`);
  await writeCollected(server.app);
  await writeBackup(server.database.orm, file);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** A restore ends every session. */
const hashes = async (orm: MikroORM) => ({ ...(await hashRows(orm.em.fork())), session: 'left out' });
const erase = (accountId: string) =>
  server.database.transaction((em) => eraseAccount(em, keys, accountId, new Date('2026-06-15T08:00:00Z')));
const accounts = async () =>
  (await server.database.pool.query<{ id: string }>('select id from app_user')).rows.map(({ id }) => id);

it('a backup is for its owner alone', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('a restore into a new database has the same rows in every table', async () => {
  const { url, drop } = await createScratchDatabase(inject('postgresUrl'));
  const database = await openDatabase(url, entities);
  await migrate(database, url);
  await database.close();
  const orm = await MikroORM.init(ormOptions(url, entities));
  await restoreBackup(orm, file, { hashes: keys });
  const restored = await hashes(orm);
  await orm.close(true);
  await drop();
  expect(restored).toEqual(await hashes(server.database.orm));
  expect(Object.values(restored).filter((hash) => hash !== 'empty').length).toBeGreaterThan(7);
});

describe('after changes', () => {
  beforeEach(async () => {
    await restoreBackup(server.database.orm, file, { hashes: keys });
  });

  it('a restore has the rows of the backup again, and the guards of the tables hold', async () => {
    const before = await hashes(server.database.orm);
    await server.database.pool.query('update profile set city = $1', ['Elsewhere']);
    await server.database.pool.query('delete from preferences');
    await restoreBackup(server.database.orm, file, { hashes: keys });
    expect(await hashes(server.database.orm)).toEqual(before);
    await expect(server.database.pool.query('delete from contact_read')).rejects.toThrow('only grows');
  });

  it('mail that waited when the backup was taken is never sent', async () => {
    const { pool } = server.database;
    await pool.query(
      `insert into delivery (id, account_id, channel, created_at, run_at) values (gen_random_uuid(), $1, 'MAIL', now(), now())`,
      [woman.userId],
    );
    const waiting = join(folder, 'waiting');
    await writeBackup(server.database.orm, waiting);
    await restoreBackup(server.database.orm, waiting, { hashes: keys });
    expect((await pool.query('select sent_at, last_error, dead_at is null as open from delivery')).rows).toEqual([
      { sent_at: null, last_error: 'RESTORED', open: false },
    ]);
    expect(await claimDue(server.database, 'MAIL', new Date('2036-01-01'), 10)).toEqual([]);
  });

  it('a member who was deleted after the backup stays deleted', async () => {
    await erase(man.userId);
    const { erased } = await restoreBackup(server.database.orm, file, { hashes: keys });
    expect(erased).toBe(1);
    expect(await accounts()).not.toContain(man.userId);
    expect(await accounts()).toContain(woman.userId);
    await server.database.pool.query('delete from erasure');
  });

  it('a suspension and a block outlive an account that is deleted again', async () => {
    const { pool } = server.database;
    const suspend = `update profile set suspended_at = '2026-06-01', suspension_reason = 'A reason.' where id = $1`;
    await pool.query(suspend, [man.profileId]);
    await pool.query(`insert into block values ($1, $2, '2026-06-02')`, [woman.profileId, man.profileId]);
    const later = join(folder, 'suspended');
    await writeBackup(server.database.orm, later);
    await erase(man.userId);
    // What the first deletion retained is not in the backup.
    await restoreBackup(server.database.orm, later, { hashes: keys });
    const again = await memberFactory(() => server).unverified({ email: man.email, profile: { gender: 'MALE' } });
    expect((await again.get('/api/v1/users/current-user')).json()).toMatchObject({
      suspension: { reason: 'A reason.', since: '2026-06-01T00:00:00.000Z' },
    });
    expect((await pool.query('select blocker_id, blocked_id from block')).rows).toEqual([
      { blocker_id: woman.profileId, blocked_id: again.profileId },
    ]);
    await pool.query('delete from erasure');
  });

  it('every session and every link to a profile ends, also one that was ended after the backup', async () => {
    const { pool } = server.database;
    await pool.query(
      `insert into shared_link (id, token_hash, sharer_id, owner_id, created_at) values (gen_random_uuid(), 'a', $1, $2, now())`,
      [man.profileId, woman.profileId],
    );
    const shared = join(folder, 'shared');
    await writeBackup(server.database.orm, shared);
    await restoreBackup(server.database.orm, shared, { hashes: keys });
    for (const table of ['session', 'shared_link']) expect((await pool.query(`select from ${table}`)).rowCount).toBe(0);
  });

  it('who wants no mail since the backup gets none, and who has agreed again before it does', async () => {
    const { pool } = server.database;
    const answer = (userId: string, agreed: boolean, at: string) =>
      pool.query(
        `insert into mail_consent (account_id, agreed, version, language, answered_at) values ($1, $2, '2026-11-24', 'en', $3)
          on conflict (account_id) do update set agreed = excluded.agreed, answered_at = excluded.answered_at`,
        [userId, agreed, at],
      );
    const agreed = join(folder, 'agreed');
    for (const { userId } of [man, woman]) await answer(userId, true, '2026-06-02');
    await writeBackup(server.database.orm, agreed);
    await answer(man.userId, false, '2026-06-03');
    await answer(woman.userId, false, '2026-06-01');
    await restoreBackup(server.database.orm, agreed, { hashes: keys });
    const { rows } = await pool.query('select account_id as id from mail_consent where agreed');
    expect(rows).toEqual([{ id: woman.userId }]);
  });

  const protect = async () => {
    const { pool } = server.database;
    await pool.query(`insert into block values ($1, $2, '2026-06-02')`, [woman.profileId, man.profileId]);
    await pool.query(`update profile set suspended_at = '2026-06-01', suspension_reason = 'A reason.' where id = $1`, [
      woman.profileId,
    ]);
  };
  const protections = async () => {
    const { pool } = server.database;
    const blocks = await pool.query('select blocker_id as by, blocked_id as blocked from block');
    const suspended = await pool.query(
      'select id, suspension_reason as reason from profile where suspended_at is not null',
    );
    return { blocks: blocks.rows, suspended: suspended.rows };
  };
  const forgetProtections = async () => {
    for (const table of ['erasure', 'block', 'kept_suspension', 'retained_relation'])
      await server.database.pool.query(`delete from ${table}`);
    await server.database.pool.query('update profile set suspended_at = null, suspension_reason = null');
  };
  const protectedPair = () => ({
    blocks: [{ by: woman.profileId, blocked: man.profileId }],
    suspended: [{ id: woman.profileId, reason: 'A reason.' }],
  });

  it('blocks and suspensions that were made after the backup stay', async () => {
    await protect();
    await restoreBackup(server.database.orm, file, { hashes: keys });
    expect(await protections()).toEqual(protectedPair());
    await forgetProtections();
  });

  it('a suspension and a block of somebody who has left since the backup stay', async () => {
    const { pool } = server.database;
    await protect();
    await erase(woman.userId);
    await restoreBackup(server.database.orm, file, { hashes: keys });
    expect((await pool.query('select reason from kept_suspension')).rows).toEqual([{ reason: 'A reason.' }]);
    const retained = await pool.query('select member_id as member, kind from retained_relation');
    expect(retained.rows).toContainEqual({ member: man.profileId, kind: 'BLOCKED_BY' });
    await erase(man.userId);
    const ofTwo = `select kind, member_hash, person_hash from retained_relation where member_id is null order by 1, 2, 3`;
    const { rows: before } = await pool.query(ofTwo);
    expect(before).not.toEqual([]);
    await restoreBackup(server.database.orm, file, { hashes: keys });
    expect((await pool.query(ofTwo)).rows).toEqual(expect.arrayContaining(before));
    await forgetProtections();
  });

  it('a list of protections holds when the database that knew them is lost', async () => {
    const list = join(folder, 'protections');
    await protect();
    const other = (await accounts()).find((id) => id !== man.userId && id !== woman.userId)!;
    await erase(other);
    expect(await writeProtections(server.database.orm, list)).toBeGreaterThanOrEqual(3);
    await forgetProtections();
    await restoreBackup(server.database.orm, file, { hashes: keys });
    expect(await protections()).toEqual({ blocks: [], suspended: [] });
    expect(await accounts()).toContain(other);
    await restoreBackup(server.database.orm, file, { hashes: keys, protectionsFile: list });
    expect(await protections()).toEqual(protectedPair());
    expect(await accounts()).not.toContain(other);
    await forgetProtections();
  });

  it('a backup is refused as a list of protections, and changes nothing', async () => {
    const before = await hashes(server.database.orm);
    await expect(restoreBackup(server.database.orm, file, { hashes: keys, protectionsFile: file })).rejects.toThrow(
      'is no whole list of protections',
    );
    expect(await hashes(server.database.orm)).toEqual(before);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 200)],
    ['changed', (bytes: Buffer) => bytes.fill(0, 400, 420)],
    ['no backup', () => Buffer.from('something else')],
  ])('a file that is %s changes nothing', async (_what, damage) => {
    const before = await hashes(server.database.orm);
    const damaged = join(folder, 'damaged');
    await writeFile(damaged, damage(await readFile(file)));
    await expect(restoreBackup(server.database.orm, damaged, { hashes: keys })).rejects.toThrow(
      'Nothing was restored.',
    );
    expect(await hashes(server.database.orm)).toEqual(before);
  });
});
