import { Migration } from '@mikro-orm/migrations';

/** What filters compare is the height as it was meant. The column is filled by the migration after this one. */
export class Migration20261124091023 extends Migration {

  override name = 'Migration20261124091023';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "profile_match_side" on "profile";`);
    this.addSql(`drop function if exists "profile_profile_match_side_fn"();`);
    this.addSql(`create or replace function "profile_profile_match_side_fn"() returns trigger as \$\$ begin insert into match_side (profile_id, gender, is_listed, country, state, birth_year, marital_status, sought_marital_status,
      changed_at, side, height, height_cm, traits, education)
    select p.id, p.gender, p.is_verified and not p.is_marriage_fixed and not p.is_paused and p.suspended_at is null,
      p.match_keys ->> 'country', p.match_keys ->> 'state', extract(year from p.date_of_birth), p.marital_status, f.marital_status, p.match_changed_at,
      json_build_object('maritalStatus', p.marital_status, 'profileSchoolOfThought', p.profile_school_of_thought,
        'dateOfBirth', extract(year from p.date_of_birth) || '-01-01', 'matchKeys', p.match_keys, 'aboutMeLength', char_length(p.about_me),
        'facts', p.facts, 'preferences', json_build_object('minAge', f.min_age, 'maxAge', f.max_age, 'maritalStatus', f.marital_status, 'facts', f.facts,
          'preferredSchoolOfThought', f.preferred_school_of_thought, 'matchKeys', f.match_keys)),
      (p.height * 10)::smallint, (select case when p.height_cm between low and high then p.height_cm else cm end
        from (values (3, 92, 90, 92), (3.1, 94, 93, 96), (3.2, 97, 97, 99), (3.3, 100, 100, 102), (3.4, 104, 103, 105), (3.5, 107, 106, 108), (3.6, 109, 109, 111), (3.7, 112, 112, 114), (3.8, 115, 115, 117), (3.9, 119, 118, 120), (4, 122, 121, 123), (4.1, 124, 124, 126), (4.2, 127, 127, 129), (4.3, 130, 130, 132), (4.4, 135, 133, 135), (4.5, 137, 136, 138), (4.6, 140, 139, 141), (4.7, 142, 142, 144), (4.8, 145, 145, 147), (4.9, 150, 148, 150), (5, 152, 151, 153), (5.1, 155, 154, 156), (5.2, 157, 157, 160), (5.3, 161, 161, 163), (5.4, 165, 164, 166), (5.5, 168, 167, 169), (5.6, 170, 170, 172), (5.7, 173, 173, 175), (5.8, 176, 176, 178), (5.9, 180, 179, 181), (6, 183, 182, 184), (6.1, 185, 185, 187), (6.2, 188, 188, 190), (6.3, 191, 191, 193), (6.4, 196, 194, 196), (6.5, 198, 197, 199), (6.6, 201, 200, 202), (6.7, 203, 203, 205), (6.8, 206, 206, 208), (6.9, 211, 209, 211), (7, 213, 212, 214), (7.1, 216, 215, 217), (7.2, 218, 218, 220), (7.3, 221, 221, 224), (7.4, 226, 225, 227), (7.5, 229, 228, 230), (7.6, 231, 231, 233), (7.7, 234, 234, 236), (7.8, 237, 237, 239), (7.9, 241, 240, 242), (8, 243, 243, 245)) feet (height, cm, low, high) where feet.height = p.height), (select bit_or(bit) from (values ('RELIGIOUS', 1), ('FAMILY_ORIENTED', 2), ('PROFESSIONAL', 4), ('PRACTICING', 8), ('CAREER_FOCUSED', 16), ('ACTIVE_LIFESTYLE', 32), ('ADVENTUROUS', 64), ('CREATIVE', 128), ('INTELLECTUAL', 256), ('TRAVELER', 512), ('UNMARRIED', 1024), ('MARRIED', 2048), ('DIVORCED', 4096), ('WIDOWED', 8192), ('HANAFI', 16384), ('MALIKI', 32768), ('SHAFII', 65536), ('HANBALI', 131072), ('TRADITIONAL_SUNNI', 262144), ('prayer FIVE_TIMES', 524288), ('prayer MOST', 1048576), ('prayer SOME', 2097152), ('prayer FRIDAYS', 4194304), ('hijab YES', 8388608), ('hijab NIQAB', 16777216), ('hijab SOMETIMES', 33554432), ('hijab NO', 67108864), ('beard FULL', 8388608), ('beard SHORT', 16777216), ('beard NONE', 33554432), ('children NONE', 134217728), ('children AT_HOME', 268435456), ('children ELSEWHERE', 536870912)) trait (name, bit)
        where name = any (p.tags || array[p.marital_status, p.profile_school_of_thought, 'prayer ' || (p.facts ->> 'prayer'),
          'hijab ' || (p.facts ->> 'hijab'), 'beard ' || (p.facts ->> 'beard'), 'children ' || (p.facts ->> 'children')]::text[])), p.match_keys ->> 'education'
      from profile p join preferences f on f.profile_id = p.id where p.id = new.id
    on conflict (profile_id) do update set gender = excluded.gender, is_listed = excluded.is_listed, country = excluded.country,
      state = excluded.state, birth_year = excluded.birth_year, marital_status = excluded.marital_status,
      sought_marital_status = excluded.sought_marital_status, changed_at = excluded.changed_at, side = excluded.side,
      height = excluded.height, height_cm = excluded.height_cm, traits = excluded.traits, education = excluded.education;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "profile_match_side" AFTER INSERT OR UPDATE on "profile" for each ROW execute function "profile_profile_match_side_fn"();`);

    this.addSql(`drop trigger if exists "preferences_match_side" on "preferences";`);
    this.addSql(`drop function if exists "preferences_preferences_match_side_fn"();`);
    this.addSql(`create or replace function "preferences_preferences_match_side_fn"() returns trigger as \$\$ begin insert into match_side (profile_id, gender, is_listed, country, state, birth_year, marital_status, sought_marital_status,
      changed_at, side, height, height_cm, traits, education)
    select p.id, p.gender, p.is_verified and not p.is_marriage_fixed and not p.is_paused and p.suspended_at is null,
      p.match_keys ->> 'country', p.match_keys ->> 'state', extract(year from p.date_of_birth), p.marital_status, f.marital_status, p.match_changed_at,
      json_build_object('maritalStatus', p.marital_status, 'profileSchoolOfThought', p.profile_school_of_thought,
        'dateOfBirth', extract(year from p.date_of_birth) || '-01-01', 'matchKeys', p.match_keys, 'aboutMeLength', char_length(p.about_me),
        'facts', p.facts, 'preferences', json_build_object('minAge', f.min_age, 'maxAge', f.max_age, 'maritalStatus', f.marital_status, 'facts', f.facts,
          'preferredSchoolOfThought', f.preferred_school_of_thought, 'matchKeys', f.match_keys)),
      (p.height * 10)::smallint, (select case when p.height_cm between low and high then p.height_cm else cm end
        from (values (3, 92, 90, 92), (3.1, 94, 93, 96), (3.2, 97, 97, 99), (3.3, 100, 100, 102), (3.4, 104, 103, 105), (3.5, 107, 106, 108), (3.6, 109, 109, 111), (3.7, 112, 112, 114), (3.8, 115, 115, 117), (3.9, 119, 118, 120), (4, 122, 121, 123), (4.1, 124, 124, 126), (4.2, 127, 127, 129), (4.3, 130, 130, 132), (4.4, 135, 133, 135), (4.5, 137, 136, 138), (4.6, 140, 139, 141), (4.7, 142, 142, 144), (4.8, 145, 145, 147), (4.9, 150, 148, 150), (5, 152, 151, 153), (5.1, 155, 154, 156), (5.2, 157, 157, 160), (5.3, 161, 161, 163), (5.4, 165, 164, 166), (5.5, 168, 167, 169), (5.6, 170, 170, 172), (5.7, 173, 173, 175), (5.8, 176, 176, 178), (5.9, 180, 179, 181), (6, 183, 182, 184), (6.1, 185, 185, 187), (6.2, 188, 188, 190), (6.3, 191, 191, 193), (6.4, 196, 194, 196), (6.5, 198, 197, 199), (6.6, 201, 200, 202), (6.7, 203, 203, 205), (6.8, 206, 206, 208), (6.9, 211, 209, 211), (7, 213, 212, 214), (7.1, 216, 215, 217), (7.2, 218, 218, 220), (7.3, 221, 221, 224), (7.4, 226, 225, 227), (7.5, 229, 228, 230), (7.6, 231, 231, 233), (7.7, 234, 234, 236), (7.8, 237, 237, 239), (7.9, 241, 240, 242), (8, 243, 243, 245)) feet (height, cm, low, high) where feet.height = p.height), (select bit_or(bit) from (values ('RELIGIOUS', 1), ('FAMILY_ORIENTED', 2), ('PROFESSIONAL', 4), ('PRACTICING', 8), ('CAREER_FOCUSED', 16), ('ACTIVE_LIFESTYLE', 32), ('ADVENTUROUS', 64), ('CREATIVE', 128), ('INTELLECTUAL', 256), ('TRAVELER', 512), ('UNMARRIED', 1024), ('MARRIED', 2048), ('DIVORCED', 4096), ('WIDOWED', 8192), ('HANAFI', 16384), ('MALIKI', 32768), ('SHAFII', 65536), ('HANBALI', 131072), ('TRADITIONAL_SUNNI', 262144), ('prayer FIVE_TIMES', 524288), ('prayer MOST', 1048576), ('prayer SOME', 2097152), ('prayer FRIDAYS', 4194304), ('hijab YES', 8388608), ('hijab NIQAB', 16777216), ('hijab SOMETIMES', 33554432), ('hijab NO', 67108864), ('beard FULL', 8388608), ('beard SHORT', 16777216), ('beard NONE', 33554432), ('children NONE', 134217728), ('children AT_HOME', 268435456), ('children ELSEWHERE', 536870912)) trait (name, bit)
        where name = any (p.tags || array[p.marital_status, p.profile_school_of_thought, 'prayer ' || (p.facts ->> 'prayer'),
          'hijab ' || (p.facts ->> 'hijab'), 'beard ' || (p.facts ->> 'beard'), 'children ' || (p.facts ->> 'children')]::text[])), p.match_keys ->> 'education'
      from profile p join preferences f on f.profile_id = p.id where p.id = new.profile_id
    on conflict (profile_id) do update set gender = excluded.gender, is_listed = excluded.is_listed, country = excluded.country,
      state = excluded.state, birth_year = excluded.birth_year, marital_status = excluded.marital_status,
      sought_marital_status = excluded.sought_marital_status, changed_at = excluded.changed_at, side = excluded.side,
      height = excluded.height, height_cm = excluded.height_cm, traits = excluded.traits, education = excluded.education;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "preferences_match_side" AFTER INSERT OR UPDATE on "preferences" for each ROW execute function "preferences_preferences_match_side_fn"();`);

    this.addSql(`alter table "match_side" add "height_cm" smallint not null default 0;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "match_side" drop column "height_cm";`);

    this.addSql(`drop trigger if exists "preferences_match_side" on "preferences";`);
    this.addSql(`drop function if exists "preferences_preferences_match_side_fn"();`);
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

    this.addSql(`drop trigger if exists "profile_match_side" on "profile";`);
    this.addSql(`drop function if exists "profile_profile_match_side_fn"();`);
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
  }

}
