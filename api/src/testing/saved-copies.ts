import type { TestApp } from './test-app.ts';

/** Adds copies of a member that another one has saved: fifty sign-ups would take long. */
export async function addSavedCopies(
  { database }: Pick<TestApp, 'database'>,
  { saver, original, count, at }: { saver: string; original: string; count: number; at: Date },
): Promise<void> {
  await database.pool.query(
    `with copy as (select gen_random_uuid() as account, gen_random_uuid() as id, '+9997' || lpad(i::text, 10, '0') as phone
        from generate_series(1, $2::int) i),
      account as (insert into app_user select r.* from copy, profile p, app_user u,
        jsonb_populate_record(null::app_user, to_jsonb(u) || jsonb_build_object('id', account, 'subject', account)) r
        where p.id = $1 and u.id = p.user_id),
      made as (insert into profile select r.* from copy, profile p,
        jsonb_populate_record(null::profile, to_jsonb(p) || jsonb_build_object('id', copy.id, 'user_id', account, 'phone_number', phone)) r
        where p.id = $1)
    insert into saved_profile (member_id, saved_id, created_at) select $3, id, $4 from copy`,
    [original, count, saver, at],
  );
}
