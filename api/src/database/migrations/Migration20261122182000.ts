import { Migration } from '@mikro-orm/migrations';

/**
 * What the filters of the Feed search: height, tags, marital status, school of thought and education beside the year of birth, in the
 * indexes too; and the filters that a walk belongs to.
 */
export class Migration20261122182000 extends Migration {

  override name = 'Migration20261122182000';

  override up(): void | Promise<void> {
    this.addSql(`alter table "match_side" add "height" smallint, add "traits" int, add "education" text;`);
    this.addSql(`update match_side m set height = (p.height * 10)::smallint, education = p.match_keys ->> 'education', traits = (select bit_or(bit) from (values ('RELIGIOUS', 1), ('FAMILY_ORIENTED', 2), ('PROFESSIONAL', 4), ('PRACTICING', 8), ('CAREER_FOCUSED', 16), ('ACTIVE_LIFESTYLE', 32), ('ADVENTUROUS', 64), ('CREATIVE', 128), ('INTELLECTUAL', 256), ('TRAVELER', 512), ('UNMARRIED', 1024), ('MARRIED', 2048), ('DIVORCED', 4096), ('WIDOWED', 8192), ('HANAFI', 16384), ('MALIKI', 32768), ('SHAFII', 65536), ('HANBALI', 131072), ('TRADITIONAL_SUNNI', 262144)) trait (name, bit)
        where name = any (p.tags || array[p.marital_status, p.profile_school_of_thought]::text[])) from profile p where p.id = m.profile_id;`);
    this.addSql(`alter table "match_side" alter "height" set not null, alter "traits" set not null, alter "education" set not null;`);
    this.addSql(`create index "match_side_feed_states" on "match_side" ("gender", "state", "profile_id" desc) include ("country", "birth_year", "height", "traits", "education") where "is_listed";`);
    this.addSql(`create index "match_side_feed" on "match_side" ("gender", "profile_id" desc) include ("birth_year", "height", "traits", "education") where "is_listed";`);
    this.addSql(`create index "match_side_feed_countries" on "match_side" ("gender", "country", "profile_id" desc) include ("birth_year", "height", "traits", "education") where "is_listed";`);

    this.addSql(`drop trigger if exists "profile_match_side" on "profile";`);
    this.addSql(`drop function if exists "profile_profile_match_side_fn"();`);
    this.addSql(`create or replace function "profile_profile_match_side_fn"() returns trigger as \$\$ begin insert into match_side (profile_id, gender, is_listed, country, state, birth_year, marital_status, sought_marital_status,
      changed_at, side, height, traits, education)
    select p.id, p.gender, p.is_verified and not p.is_marriage_fixed and not p.is_paused and p.suspended_at is null,
      p.match_keys ->> 'country', p.match_keys ->> 'state', extract(year from p.date_of_birth), p.marital_status, f.marital_status, p.match_changed_at,
      json_build_object('maritalStatus', p.marital_status, 'profileSchoolOfThought', p.profile_school_of_thought,
        'dateOfBirth', extract(year from p.date_of_birth) || '-01-01', 'matchKeys', p.match_keys, 'aboutMeLength', char_length(p.about_me),
        'preferences', json_build_object('minAge', f.min_age, 'maxAge', f.max_age, 'maritalStatus', f.marital_status,
          'preferredSchoolOfThought', f.preferred_school_of_thought, 'matchKeys', f.match_keys)),
      (p.height * 10)::smallint, (select bit_or(bit) from (values ('RELIGIOUS', 1), ('FAMILY_ORIENTED', 2), ('PROFESSIONAL', 4), ('PRACTICING', 8), ('CAREER_FOCUSED', 16), ('ACTIVE_LIFESTYLE', 32), ('ADVENTUROUS', 64), ('CREATIVE', 128), ('INTELLECTUAL', 256), ('TRAVELER', 512), ('UNMARRIED', 1024), ('MARRIED', 2048), ('DIVORCED', 4096), ('WIDOWED', 8192), ('HANAFI', 16384), ('MALIKI', 32768), ('SHAFII', 65536), ('HANBALI', 131072), ('TRADITIONAL_SUNNI', 262144)) trait (name, bit)
        where name = any (p.tags || array[p.marital_status, p.profile_school_of_thought]::text[])), p.match_keys ->> 'education'
      from profile p join preferences f on f.profile_id = p.id where p.id = new.id
    on conflict (profile_id) do update set gender = excluded.gender, is_listed = excluded.is_listed, country = excluded.country,
      state = excluded.state, birth_year = excluded.birth_year, marital_status = excluded.marital_status,
      sought_marital_status = excluded.sought_marital_status, changed_at = excluded.changed_at, side = excluded.side,
      height = excluded.height, traits = excluded.traits, education = excluded.education;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "profile_match_side" AFTER INSERT OR UPDATE on "profile" for each ROW execute function "profile_profile_match_side_fn"();`);

    this.addSql(`drop trigger if exists "preferences_match_side" on "preferences";`);
    this.addSql(`drop function if exists "preferences_preferences_match_side_fn"();`);
    this.addSql(`create or replace function "preferences_preferences_match_side_fn"() returns trigger as \$\$ begin insert into match_side (profile_id, gender, is_listed, country, state, birth_year, marital_status, sought_marital_status,
      changed_at, side, height, traits, education)
    select p.id, p.gender, p.is_verified and not p.is_marriage_fixed and not p.is_paused and p.suspended_at is null,
      p.match_keys ->> 'country', p.match_keys ->> 'state', extract(year from p.date_of_birth), p.marital_status, f.marital_status, p.match_changed_at,
      json_build_object('maritalStatus', p.marital_status, 'profileSchoolOfThought', p.profile_school_of_thought,
        'dateOfBirth', extract(year from p.date_of_birth) || '-01-01', 'matchKeys', p.match_keys, 'aboutMeLength', char_length(p.about_me),
        'preferences', json_build_object('minAge', f.min_age, 'maxAge', f.max_age, 'maritalStatus', f.marital_status,
          'preferredSchoolOfThought', f.preferred_school_of_thought, 'matchKeys', f.match_keys)),
      (p.height * 10)::smallint, (select bit_or(bit) from (values ('RELIGIOUS', 1), ('FAMILY_ORIENTED', 2), ('PROFESSIONAL', 4), ('PRACTICING', 8), ('CAREER_FOCUSED', 16), ('ACTIVE_LIFESTYLE', 32), ('ADVENTUROUS', 64), ('CREATIVE', 128), ('INTELLECTUAL', 256), ('TRAVELER', 512), ('UNMARRIED', 1024), ('MARRIED', 2048), ('DIVORCED', 4096), ('WIDOWED', 8192), ('HANAFI', 16384), ('MALIKI', 32768), ('SHAFII', 65536), ('HANBALI', 131072), ('TRADITIONAL_SUNNI', 262144)) trait (name, bit)
        where name = any (p.tags || array[p.marital_status, p.profile_school_of_thought]::text[])), p.match_keys ->> 'education'
      from profile p join preferences f on f.profile_id = p.id where p.id = new.profile_id
    on conflict (profile_id) do update set gender = excluded.gender, is_listed = excluded.is_listed, country = excluded.country,
      state = excluded.state, birth_year = excluded.birth_year, marital_status = excluded.marital_status,
      sought_marital_status = excluded.sought_marital_status, changed_at = excluded.changed_at, side = excluded.side,
      height = excluded.height, traits = excluded.traits, education = excluded.education;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "preferences_match_side" AFTER INSERT OR UPDATE on "preferences" for each ROW execute function "preferences_preferences_match_side_fn"();`);


    this.addSql(`alter table "list_walk" add "filters" int not null default 0;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "list_walk" drop column "filters";`);

    this.addSql(`drop index "match_side_feed_countries", "match_side_feed_states", "match_side_feed";`);
    this.addSql(`alter table "match_side" drop column "height", drop column "traits", drop column "education";`);

    this.addSql(`drop trigger if exists "preferences_match_side" on "preferences";`);
    this.addSql(`drop function if exists "preferences_preferences_match_side_fn"();`);
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

    this.addSql(`drop trigger if exists "profile_match_side" on "profile";`);
    this.addSql(`drop function if exists "profile_profile_match_side_fn"();`);
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
  }

}
