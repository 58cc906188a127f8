import { Migration } from '@mikro-orm/migrations';

/**
 * Both sides of a match in one narrow row, kept by triggers; the profiles that a member has seen on a day in one row; the positions
 * of a walk in one row. For You lists are built again: they need scores.
 */
export class Migration20261122141453 extends Migration {

  override name = 'Migration20261122141453';

  override up(): void | Promise<void> {
    this.addSql(`create table "match_side" ("profile_id" uuid not null, "gender" varchar(10) not null, "is_listed" boolean not null, "country" text not null, "state" text not null, "birth_year" smallint not null, "marital_status" varchar(20) not null, "sought_marital_status" text[] not null, "changed_at" timestamptz not null, "side" json not null, primary key ("profile_id"));`);
    this.addSql(`create index "match_side_wishes" on "match_side" ("gender", "country", "birth_year", "marital_status", "profile_id" desc) where "is_listed";`);
    this.addSql(`create index "match_side_states" on "match_side" ("gender", "state", "profile_id" desc) where "is_listed";`);
    this.addSql(`create index "match_side_newest" on "match_side" ("gender", "profile_id" desc) where "is_listed";`);
    this.addSql(`create index "match_side_changed" on "match_side" ("gender", "changed_at" desc) where "is_listed";`);

    this.addSql(`create table "list_walk" ("viewer_id" uuid not null, "list" varchar(10) not null, "page_size" smallint not null, "positions" json not null, primary key ("viewer_id", "list", "page_size"));`);

    this.addSql(`create table "viewed_profiles" ("viewer_id" uuid not null, "day" date not null, "profile_ids" uuid[] not null, primary key ("viewer_id", "day"));`);

    this.addSql(`insert into "viewed_profiles" select "viewer_id", "day", array_agg("profile_id") from "profile_view" group by 1, 2;`);
    this.addSql(`drop table if exists "list_cursor" cascade;`);
    this.addSql(`drop table if exists "profile_view" cascade;`);
    this.addSql(`drop table if exists "profile_view_count" cascade;`);

    this.addSql(`drop index "profile_changed";`);
    this.addSql(`create or replace function "profile_profile_match_side_fn"() returns trigger as \$\$ begin insert into match_side (profile_id, gender, is_listed, country, state, birth_year, marital_status, sought_marital_status, changed_at, side)
    select p.id, p.gender, p.is_verified and not p.is_marriage_fixed and not p.is_paused and p.suspended_at is null,
      p.match_keys ->> 'country', p.match_keys ->> 'state', extract(year from p.date_of_birth), p.marital_status, f.marital_status, p.match_changed_at,
      json_build_object('maritalStatus', p.marital_status, 'profileSchoolOfThought', p.profile_school_of_thought,
        'dateOfBirth', extract(year from p.date_of_birth) || '-01-01', 'matchKeys', p.match_keys, 'aboutMeLength', char_length(p.about_me),
        'preferences', json_build_object('minAge', f.min_age, 'maxAge', f.max_age, 'maritalStatus', f.marital_status,
          'preferredSchoolOfThought', f.preferred_school_of_thought, 'matchKeys', f.match_keys))
      from profile p join preferences f on f.profile_id = p.id where p.id = new.id
    on conflict (profile_id) do update set gender = excluded.gender, is_listed = excluded.is_listed, country = excluded.country,
      state = excluded.state, birth_year = excluded.birth_year, marital_status = excluded.marital_status,
      sought_marital_status = excluded.sought_marital_status, changed_at = excluded.changed_at, side = excluded.side;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "profile_match_side" AFTER INSERT OR UPDATE on "profile" for each ROW execute function "profile_profile_match_side_fn"();`);

    this.addSql(`create or replace function "preferences_preferences_match_side_fn"() returns trigger as \$\$ begin insert into match_side (profile_id, gender, is_listed, country, state, birth_year, marital_status, sought_marital_status, changed_at, side)
    select p.id, p.gender, p.is_verified and not p.is_marriage_fixed and not p.is_paused and p.suspended_at is null,
      p.match_keys ->> 'country', p.match_keys ->> 'state', extract(year from p.date_of_birth), p.marital_status, f.marital_status, p.match_changed_at,
      json_build_object('maritalStatus', p.marital_status, 'profileSchoolOfThought', p.profile_school_of_thought,
        'dateOfBirth', extract(year from p.date_of_birth) || '-01-01', 'matchKeys', p.match_keys, 'aboutMeLength', char_length(p.about_me),
        'preferences', json_build_object('minAge', f.min_age, 'maxAge', f.max_age, 'maritalStatus', f.marital_status,
          'preferredSchoolOfThought', f.preferred_school_of_thought, 'matchKeys', f.match_keys))
      from profile p join preferences f on f.profile_id = p.id where p.id = new.profile_id
    on conflict (profile_id) do update set gender = excluded.gender, is_listed = excluded.is_listed, country = excluded.country,
      state = excluded.state, birth_year = excluded.birth_year, marital_status = excluded.marital_status,
      sought_marital_status = excluded.sought_marital_status, changed_at = excluded.changed_at, side = excluded.side;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "preferences_match_side" AFTER INSERT OR UPDATE on "preferences" for each ROW execute function "preferences_preferences_match_side_fn"();`);

    this.addSql(`delete from "for_you_list";`);
    this.addSql(`alter table "for_you_list" add "scores" real[] not null;`);
    this.addSql(`alter table "for_you_list" rename column "tiers" to "steps";`);

    this.addSql(`insert into match_side (profile_id, gender, is_listed, country, state, birth_year, marital_status, sought_marital_status, changed_at, side)
    select p.id, p.gender, p.is_verified and not p.is_marriage_fixed and not p.is_paused and p.suspended_at is null,
      p.match_keys ->> 'country', p.match_keys ->> 'state', extract(year from p.date_of_birth), p.marital_status, f.marital_status, p.match_changed_at,
      json_build_object('maritalStatus', p.marital_status, 'profileSchoolOfThought', p.profile_school_of_thought,
        'dateOfBirth', extract(year from p.date_of_birth) || '-01-01', 'matchKeys', p.match_keys, 'aboutMeLength', char_length(p.about_me),
        'preferences', json_build_object('minAge', f.min_age, 'maxAge', f.max_age, 'maritalStatus', f.marital_status,
          'preferredSchoolOfThought', f.preferred_school_of_thought, 'matchKeys', f.match_keys))
      from profile p join preferences f on f.profile_id = p.id;`);

    this.addSql(`alter table "match_side" add constraint "match_side_profile_id_foreign" foreign key ("profile_id") references "profile" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "list_walk" add constraint "list_walk_viewer_id_foreign" foreign key ("viewer_id") references "profile" ("id") on delete cascade;`);
    this.addSql(`alter table "list_walk" add constraint "list_walk_list" check (list in ('feed', 'for-you'));`);

    this.addSql(`alter table "viewed_profiles" add constraint "viewed_profiles_viewer_id_foreign" foreign key ("viewer_id") references "profile" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create table "list_cursor" ("viewer_id" uuid not null, "list" varchar(10) not null, "page_size" int2 not null, "page" int4 not null, "before_id" uuid null, "after_rank" int4 null, primary key ("viewer_id", "list", "page_size", "page"));`);

    this.addSql(`create table "profile_view" ("viewer_id" uuid not null, "day" date not null, "profile_id" uuid not null, primary key ("viewer_id", "day", "profile_id"));`);

    this.addSql(`create table "profile_view_count" ("viewer_id" uuid not null, "day" date not null, "views" int4 not null, primary key ("viewer_id", "day"));`);

    this.addSql(`drop table if exists "match_side" cascade;`);
    this.addSql(`drop table if exists "list_walk" cascade;`);
    this.addSql(`drop table if exists "viewed_profiles" cascade;`);

    this.addSql(`delete from "for_you_list";`);
    this.addSql(`alter table "for_you_list" drop column "scores";`);
    this.addSql(`alter table "for_you_list" rename column "steps" to "tiers";`);

    this.addSql(`drop trigger if exists "preferences_match_side" on "preferences";`);
    this.addSql(`drop function if exists "preferences_preferences_match_side_fn"();`);

    this.addSql(`drop trigger if exists "profile_match_side" on "profile";`);
    this.addSql(`drop function if exists "profile_profile_match_side_fn"();`);
    this.addSql(`create index "profile_changed" on "profile" ("gender", "match_changed_at" DESC) where is_verified AND (NOT is_marriage_fixed);`);

    this.addSql(`alter table "list_cursor" add constraint "list_cursor_viewer_id_foreign" foreign key ("viewer_id") references "profile" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "list_cursor" add constraint "list_cursor_list" check ("list" in ('feed', 'for-you'));`);

    this.addSql(`alter table "profile_view" add constraint "profile_view_viewer_id_foreign" foreign key ("viewer_id") references "profile" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "profile_view_count" add constraint "profile_view_count_viewer_id_foreign" foreign key ("viewer_id") references "profile" ("id") on update no action on delete cascade;`);
  }

}
