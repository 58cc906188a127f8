import { Migration } from '@mikro-orm/migrations';

export class Migration20261124070000 extends Migration {

  override name = 'Migration20261124070000';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "profile_match_side" on "profile";`);
    this.addSql(`drop function if exists "profile_profile_match_side_fn"();`);
    this.addSql(`alter table "profile" add "height_cm" smallint null, add "facts" jsonb null;`);
    this.addSql(`create or replace function "profile_profile_match_side_fn"() returns trigger as \$\$ begin insert into match_side (profile_id, gender, is_listed, country, state, birth_year, marital_status, sought_marital_status,
      changed_at, side, height, traits, education)
    select p.id, p.gender, p.is_verified and not p.is_marriage_fixed and not p.is_paused and p.suspended_at is null,
      p.match_keys ->> 'country', p.match_keys ->> 'state', extract(year from p.date_of_birth), p.marital_status, f.marital_status, p.match_changed_at,
      json_build_object('maritalStatus', p.marital_status, 'profileSchoolOfThought', p.profile_school_of_thought,
        'dateOfBirth', extract(year from p.date_of_birth) || '-01-01', 'matchKeys', p.match_keys, 'aboutMeLength', char_length(p.about_me),
        'facts', p.facts, 'preferences', json_build_object('minAge', f.min_age, 'maxAge', f.max_age, 'maritalStatus', f.marital_status, 'facts', f.facts,
          'preferredSchoolOfThought', f.preferred_school_of_thought, 'matchKeys', f.match_keys)),
      (p.height * 10)::smallint, (select bit_or(bit) from (values ('RELIGIOUS', 1), ('FAMILY_ORIENTED', 2), ('PROFESSIONAL', 4), ('PRACTICING', 8), ('CAREER_FOCUSED', 16), ('ACTIVE_LIFESTYLE', 32), ('ADVENTUROUS', 64), ('CREATIVE', 128), ('INTELLECTUAL', 256), ('TRAVELER', 512), ('UNMARRIED', 1024), ('MARRIED', 2048), ('DIVORCED', 4096), ('WIDOWED', 8192), ('HANAFI', 16384), ('MALIKI', 32768), ('SHAFII', 65536), ('HANBALI', 131072), ('TRADITIONAL_SUNNI', 262144), ('prayer FIVE_TIMES', 524288), ('prayer MOST', 1048576), ('prayer SOME', 2097152), ('prayer FRIDAYS', 4194304), ('hijab YES', 8388608), ('hijab NIQAB', 16777216), ('hijab SOMETIMES', 33554432), ('hijab NO', 67108864), ('beard FULL', 8388608), ('beard SHORT', 16777216), ('beard NONE', 33554432), ('children NONE', 134217728), ('children AT_HOME', 268435456), ('children ELSEWHERE', 536870912)) trait (name, bit)
        where name = any (p.tags || array[p.marital_status, p.profile_school_of_thought, 'prayer ' || (p.facts ->> 'prayer'),
          'hijab ' || (p.facts ->> 'hijab'), 'beard ' || (p.facts ->> 'beard'), 'children ' || (p.facts ->> 'children')]::text[])), p.match_keys ->> 'education'
      from profile p join preferences f on f.profile_id = p.id where p.id = new.id
    on conflict (profile_id) do update set gender = excluded.gender, is_listed = excluded.is_listed, country = excluded.country,
      state = excluded.state, birth_year = excluded.birth_year, marital_status = excluded.marital_status,
      sought_marital_status = excluded.sought_marital_status, changed_at = excluded.changed_at, side = excluded.side,
      height = excluded.height, traits = excluded.traits, education = excluded.education;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "profile_match_side" AFTER INSERT OR UPDATE on "profile" for each ROW execute function "profile_profile_match_side_fn"();`);

    this.addSql(`drop trigger if exists "preferences_match_side" on "preferences";`);
    this.addSql(`drop function if exists "preferences_preferences_match_side_fn"();`);
    this.addSql(`alter table "preferences" add "facts" jsonb null;`);
    this.addSql(`create or replace function "preferences_preferences_match_side_fn"() returns trigger as \$\$ begin insert into match_side (profile_id, gender, is_listed, country, state, birth_year, marital_status, sought_marital_status,
      changed_at, side, height, traits, education)
    select p.id, p.gender, p.is_verified and not p.is_marriage_fixed and not p.is_paused and p.suspended_at is null,
      p.match_keys ->> 'country', p.match_keys ->> 'state', extract(year from p.date_of_birth), p.marital_status, f.marital_status, p.match_changed_at,
      json_build_object('maritalStatus', p.marital_status, 'profileSchoolOfThought', p.profile_school_of_thought,
        'dateOfBirth', extract(year from p.date_of_birth) || '-01-01', 'matchKeys', p.match_keys, 'aboutMeLength', char_length(p.about_me),
        'facts', p.facts, 'preferences', json_build_object('minAge', f.min_age, 'maxAge', f.max_age, 'maritalStatus', f.marital_status, 'facts', f.facts,
          'preferredSchoolOfThought', f.preferred_school_of_thought, 'matchKeys', f.match_keys)),
      (p.height * 10)::smallint, (select bit_or(bit) from (values ('RELIGIOUS', 1), ('FAMILY_ORIENTED', 2), ('PROFESSIONAL', 4), ('PRACTICING', 8), ('CAREER_FOCUSED', 16), ('ACTIVE_LIFESTYLE', 32), ('ADVENTUROUS', 64), ('CREATIVE', 128), ('INTELLECTUAL', 256), ('TRAVELER', 512), ('UNMARRIED', 1024), ('MARRIED', 2048), ('DIVORCED', 4096), ('WIDOWED', 8192), ('HANAFI', 16384), ('MALIKI', 32768), ('SHAFII', 65536), ('HANBALI', 131072), ('TRADITIONAL_SUNNI', 262144), ('prayer FIVE_TIMES', 524288), ('prayer MOST', 1048576), ('prayer SOME', 2097152), ('prayer FRIDAYS', 4194304), ('hijab YES', 8388608), ('hijab NIQAB', 16777216), ('hijab SOMETIMES', 33554432), ('hijab NO', 67108864), ('beard FULL', 8388608), ('beard SHORT', 16777216), ('beard NONE', 33554432), ('children NONE', 134217728), ('children AT_HOME', 268435456), ('children ELSEWHERE', 536870912)) trait (name, bit)
        where name = any (p.tags || array[p.marital_status, p.profile_school_of_thought, 'prayer ' || (p.facts ->> 'prayer'),
          'hijab ' || (p.facts ->> 'hijab'), 'beard ' || (p.facts ->> 'beard'), 'children ' || (p.facts ->> 'children')]::text[])), p.match_keys ->> 'education'
      from profile p join preferences f on f.profile_id = p.id where p.id = new.profile_id
    on conflict (profile_id) do update set gender = excluded.gender, is_listed = excluded.is_listed, country = excluded.country,
      state = excluded.state, birth_year = excluded.birth_year, marital_status = excluded.marital_status,
      sought_marital_status = excluded.sought_marital_status, changed_at = excluded.changed_at, side = excluded.side,
      height = excluded.height, traits = excluded.traits, education = excluded.education;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "preferences_match_side" AFTER INSERT OR UPDATE on "preferences" for each ROW execute function "preferences_preferences_match_side_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "preferences_match_side" on "preferences";`);
    this.addSql(`drop function if exists "preferences_preferences_match_side_fn"();`);
    this.addSql(`alter table "preferences" drop column "facts";`);
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

    this.addSql(`drop trigger if exists "profile_match_side" on "profile";`);
    this.addSql(`drop function if exists "profile_profile_match_side_fn"();`);
    this.addSql(`alter table "profile" drop column "height_cm", drop column "facts";`);
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
  }

}
