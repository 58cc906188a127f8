import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandEnvironment } from '../testing/command-environment.ts';
import { memberFactory, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** The command as an operator calls it, on the database of a running server. */
let server: TestApp;
let folder: string;
let her: TestMember;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-member-test-'));
  server = await startTestApp({ moderatorEmails: ['moderator@example.test'] });
  her = await memberFactory(() => server).woman({
    email: 'Qz.Member@example.test',
    profile: { fullName: 'Maryam Qzname', aboutMe: 'Qztext keeps bees.' },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function member(...given: string[]) {
  const env = { ...commandEnvironment, DATABASE_URL: server.scratch.url, HASH_KEY: 'k'.repeat(43) };
  const command = spawn(process.execPath, [`${import.meta.dirname}/member.ts`, ...given], { env });
  const [out, err, [code]] = await Promise.all([text(command.stdout), text(command.stderr), once(command, 'exit')]);
  return { out, err, code: code as number };
}

const entries = async () =>
  (
    await server.database.pool.query<{ reason: string }>(
      `select moderator, action, profile_id as "profileId", reason from moderation_audit order by id`,
    )
  ).rows;
const entry = (what: string) => ({
  moderator: 'operator',
  action: 'OPERATOR',
  profileId: her.profileId,
  reason: `account ${her.userId} ${what}`,
});

describe('npm run member', () => {
  it.each<[string, () => string]>([
    ['--email', () => 'qz.member@EXAMPLE.test'],
    ['--id', () => her.userId],
    ['--profile', () => her.profileId],
    ['--phone', () => her.phoneNumber.replace(/^\+(\d{3})/, '+$1 ')],
  ])('%s shows the state without texts, and leaves an entry in the audit log', async (key, value) => {
    const before = await entries();
    const { out, code } = await member(key, value());
    expect(code).toBe(0);
    expect(out).toContain(`account      ${her.userId}\nprofile      ${her.profileId}\nstage        verified\n`);
    expect(out).toMatch(/suspended {4}no\npaused {7}no\nmoderator {4}no\nsessions {5}1\ncreated {6}20/);
    expect(out).not.toMatch(new RegExp(`qz|maryam|example|\\${her.phoneNumber}`, 'i'));
    expect(await entries()).toEqual([...before, entry('shown')]);
  });

  it('shows a suspension without its reason', async () => {
    const set = `update profile set suspended_at = $1, suspension_reason = $2 where id = $3`;
    await server.database.pool.query(set, ['2026-01-02T03:04:05Z', 'Qzreason', her.profileId]);
    const { out } = await member('--id', her.userId);
    expect(out).toContain('stage        suspended\nsuspended    since 2026-01-02T03:04:05.000Z\n');
    expect(out).not.toContain('Qzreason');
    await server.database.pool.query(set, [null, null, her.profileId]);
  });

  it('is seen by moderators', async () => {
    await member('--id', her.userId);
    const { cookie } = await server.signIn({ email: 'moderator@example.test' });
    const url = '/api/v1/moderation/audit-log?entries=DECISIONS';
    const page = (await server.app.inject({ url, headers: { cookie } })).json<{ data: object[] }>();
    expect(page.data[0]).toMatchObject(entry('shown'));
  });

  it('exports what the member would get, to a new file for its owner alone', async () => {
    const file = path.join(folder, 'export.json');
    expect(await member('--id', her.userId, '--export', file)).toMatchObject({ code: 0, err: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const own = (await her.get('/api/v1/users/current-user/export')).json<Record<string, unknown>>();
    const written = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    const comparable = (value: Record<string, unknown>) => ({ ...value, exportedAt: '', sessions: [] });
    expect(comparable(written)).toEqual(comparable(own));
    expect((await entries()).at(-1)).toEqual(entry('exported'));
    expect(await member('--id', her.userId, '--export', file)).toMatchObject({ code: 1 });
  });

  it('deletes only with --yes, as the member would, and then says when', async () => {
    const refused = await member('--id', her.userId, '--delete');
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('Add --yes') });
    expect((await her.get('/api/v1/users/current-user')).statusCode).toBe(200);
    expect(await member('--email', 'qz.member@example.test', '--delete', '--yes')).toMatchObject({ code: 0, err: '' });
    expect((await her.get('/api/v1/users/current-user')).statusCode).toBe(401);
    expect((await entries()).at(-1)).toEqual(entry('deleted'));
    const again = await member('--id', her.userId);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('The account was deleted at 20') });
  });

  it('demands --id where two accounts have the address, and shows both', async () => {
    const email = 'two@example.test';
    const insert = `insert into app_user (id, issuer, subject, email, name, created_at) values (gen_random_uuid(), 'test', $1, $2, 'x', now())`;
    for (const subject of ['a', 'b']) await server.database.pool.query(insert, [subject, email]);
    expect((await member('--email', email)).out.match(/^account/gm)).toHaveLength(2);
    const refused = await member('--email', email, '--delete', '--yes');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Choose one by --id.') });
  });

  it.each([
    [[], 2, 'Name one member'],
    [['--email', 'a@example.test', '--id', 'b'], 2, 'Name one member'],
    [['--mail', 'a@example.test'], 2, "Unknown option '--mail'"],
    [['--id', 'b', '--export', 'c', '--delete', '--yes'], 2, 'Choose --export or --delete'],
    [['--email', 'nobody@example.test'], 1, 'No account has this e-mail address.'],
    [['--id', 'no uuid'], 1, 'No account has this id.'],
  ])('%j: exit code %i', async (given, code, sentence) => {
    expect(await member(...given)).toMatchObject({ code, err: expect.stringContaining(sentence) });
  });
});
