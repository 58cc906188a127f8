import { mostSaved } from '@mithaq/openapi/rules/saved-profiles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberFactory } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());
const factory = memberFactory(() => server);

/** Adds as many members like this one, whom another one has saved. */
async function savedLike({ userId }: { userId: string }, saver: string, count: number): Promise<void> {
  await server.database.pool.query(
    `with copy as (select gen_random_uuid() as account, gen_random_uuid() as id, '+9997' || lpad(i::text, 10, '0') as phone
        from generate_series(1, $2::int) i),
      account as (insert into app_user select r.* from copy, app_user u,
        jsonb_populate_record(null::app_user, to_jsonb(u) || jsonb_build_object('id', account, 'subject', account)) r where u.id = $1),
      made as (insert into profile select r.* from copy, profile p,
        jsonb_populate_record(null::profile, to_jsonb(p) || jsonb_build_object('id', copy.id, 'user_id', account, 'phone_number', phone)) r
        where p.user_id = $1)
    insert into saved_profile (member_id, saved_id, created_at) select $3, id, now() from copy`,
    [userId, count, saver],
  );
}

it('saveProfile refuses the 51st, until one is removed or left out', async () => {
  const him = await factory.man();
  const [first, second, third] = [await factory.woman(), await factory.woman(), await factory.woman()];
  await savedLike(first, him.profileId, mostSaved - 1);
  const save = async ({ profileId }: typeof first) =>
    (await him.post('/api/v1/saved-profiles', { profileId })).statusCode;
  const ids = async () => (await him.get('/api/v1/saved-profiles/ids')).json<string[]>();
  // One place is left for the two of them.
  expect((await Promise.all([save(first), save(second)])).toSorted()).toEqual([201, 409]);
  const saved = await ids();
  expect(saved).toHaveLength(mostSaved);
  const [inside, outside] = saved.includes(first.profileId) ? [first, second] : [second, first];
  expect([await save(inside), await save(third)]).toEqual([201, 409]);
  // Who pauses makes room, and is not there after the pause.
  await inside.put('/api/v1/profiles/pause', { isPaused: true });
  expect([await save(third), await save(outside)]).toEqual([201, 409]);
  await inside.put('/api/v1/profiles/pause', { isPaused: false });
  expect(await ids()).toHaveLength(mostSaved);
  expect(await ids()).not.toContain(inside.profileId);
});
