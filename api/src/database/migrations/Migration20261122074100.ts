import { Migration } from '@mikro-orm/migrations';

/** What the other side of an ended proposal, or of a fixed marriage, sees from then on, and the order of the lists. */
export class Migration20261122074100 extends Migration {

  override name = 'Migration20261122074100';

  override up(): void | Promise<void> {
    this.addSql(`create table "profile_snapshot" ("id" uuid not null, "profile_id" uuid not null, "is_marriage" boolean not null, "taken_at" timestamptz not null, "version" jsonb not null, primary key ("id"));`);
    this.addSql(`create index "profile_snapshot_profile_id_index" on "profile_snapshot" ("profile_id");`);
    this.addSql(`create unique index "profile_snapshot_marriage" on "profile_snapshot" ("profile_id") where "is_marriage";`);

    this.addSql(`drop index "proposal_received";`);
    this.addSql(`alter table "proposal" add "sender_snapshot_id" uuid null, add "receiver_snapshot_id" uuid null;`);
    this.addSql(`alter table "proposal" add constraint "proposal_sender_snapshot_id_foreign" foreign key ("sender_snapshot_id") references "profile_snapshot" ("id") on delete set null;`);
    this.addSql(`alter table "proposal" add constraint "proposal_receiver_snapshot_id_foreign" foreign key ("receiver_snapshot_id") references "profile_snapshot" ("id") on delete set null;`);
    this.addSql(`create index "proposal_sender_snapshot_id_index" on "proposal" ("sender_snapshot_id");`);
    this.addSql(`create index "proposal_receiver_snapshot_id_index" on "proposal" ("receiver_snapshot_id");`);
    this.addSql(`create index "proposal_received_list" on "proposal" ("receiver_id", (status = 'PENDING') desc, "created_at" desc, "id" desc);`);
    this.addSql(`create index "proposal_sent_list" on "proposal" ("sender_id", (status = 'PENDING') desc, "created_at" desc, "id" desc);`);

    this.addSql(`alter table "profile_snapshot" add constraint "profile_snapshot_profile_id_foreign" foreign key ("profile_id") references "profile" ("id") on delete cascade;`);

    // Ended proposals and fixed marriages of before show the profiles as they stand now.
    this.addSql(`insert into "profile_snapshot" ("id", "profile_id", "is_marriage", "taken_at", "version")
      select gen_random_uuid(), p.id, p.is_marriage_fixed, now(), jsonb_build_object(
        'profile', jsonb_build_object('id', p.id, 'fullName', p.full_name, 'dateOfBirth', to_char(p.date_of_birth, 'YYYY') || '-01-01',
          'gender', p.gender, 'height', p.height, 'maritalStatus', p.marital_status, 'education', p.education, 'occupation', p.occupation,
          'country', p.country, 'state', p.state, 'city', p.city, 'aboutMe', p.about_me, 'tags', to_jsonb(p.tags),
          'profileSchoolOfThought', p.profile_school_of_thought, 'createdBy', p.created_by, 'isVerified', p.is_verified),
        'preferences', jsonb_strip_nulls(jsonb_build_object('id', f.id, 'minAge', f.min_age, 'maxAge', f.max_age,
          'maritalStatus', to_jsonb(f.marital_status), 'countries', to_jsonb(f.countries), 'states', to_jsonb(f.states),
          'cities', to_jsonb(f.cities), 'education', to_jsonb(f.education), 'occupation', to_jsonb(f.occupation),
          'preferredSchoolOfThought', f.preferred_school_of_thought, 'otherPreferences', f.other_preferences)))
      from "profile" p join "preferences" f on f.profile_id = p.id
      where p.is_marriage_fixed or exists (select from "proposal" q where p.id in (q.sender_id, q.receiver_id) and q.status in ('DECLINED', 'NOT_COMPATIBLE'));`);
    this.addSql(`update "proposal" q set "sender_snapshot_id" = s.id, "receiver_snapshot_id" = r.id from "profile_snapshot" s, "profile_snapshot" r
      where s.profile_id = q.sender_id and r.profile_id = q.receiver_id and q.status in ('DECLINED', 'NOT_COMPATIBLE');`);
  }

}
