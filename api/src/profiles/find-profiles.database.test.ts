import type { FoundProfiles } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { mostProfilesFound } from '@mithaq/openapi/rules/profile.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberFactory } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());

it('findProfiles finds a few of many with one shown id, the newest first', async () => {
  const { man, woman } = memberFactory(() => server);
  const [him, her] = [await man(), await woman()];
  const end = her.profileId.slice(-8);
  await server.database.pool.query(
    `with copy as (select gen_random_uuid() as account,
          ('0' || i || right(left(gen_random_uuid()::text, 28), 26) || $2)::uuid as id, '+9996' || lpad(i::text, 10, '0') as phone
        from generate_series(1, $3::int) i),
      account as (insert into app_user select r.* from copy, profile p, app_user u,
        jsonb_populate_record(null::app_user, to_jsonb(u) || jsonb_build_object('id', account, 'subject', account)) r
        where p.id = $1 and u.id = p.user_id),
      made as (insert into profile select r.* from copy, profile p,
        jsonb_populate_record(null::profile, to_jsonb(p) || jsonb_build_object('id', copy.id, 'user_id', account, 'phone_number', phone)) r
        where p.id = $1 returning id)
    insert into preferences select r.* from made, preferences q,
      jsonb_populate_record(null::preferences, to_jsonb(q) || jsonb_build_object('id', gen_random_uuid(), 'profile_id', made.id)) r
      where q.profile_id = $1`,
    [her.profileId, end, mostProfilesFound],
  );
  const found = (await him.get(`/api/v1/profiles/find?shownId=NH-${end}`)).json<FoundProfiles>().data;
  const ids = found.map(({ id }) => id);
  expect(ids).toHaveLength(mostProfilesFound);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(ids.every((id) => id.endsWith(end))).toBe(true);
});
