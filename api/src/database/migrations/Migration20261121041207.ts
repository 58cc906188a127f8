import { Migration } from '@mikro-orm/migrations';

export class Migration20261121041207 extends Migration {

  override name = 'Migration20261121041207';

  override up(): void | Promise<void> {
    this.addSql(`create table "impression" ("profile_id" uuid not null, "day" date not null, "shown" int not null, primary key ("profile_id", "day"));`);

    this.addSql(`create table "used_proof" ("token_hash" varchar(64) not null, "used_at" timestamptz not null, primary key ("token_hash"));`);
    this.addSql(`create index "used_proof_used_at_index" on "used_proof" ("used_at");`);

    this.addSql(`create table "member" ("id" uuid not null, "issuer" varchar(255) not null, "subject" varchar(255) not null, "email" varchar(320) not null, "name" varchar(200) not null, "avatar_url" varchar(2048) null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`alter table "member" add constraint "member_issuer_subject_unique" unique ("issuer", "subject");`);

    this.addSql(`create table "session" ("token_hash" varchar(64) not null, "user_id" uuid not null, "created_at" timestamptz not null, "last_seen_at" timestamptz not null, primary key ("token_hash"));`);
    this.addSql(`create index "session_user_id_index" on "session" ("user_id");`);

    this.addSql(`create table "profile" ("id" uuid not null, "user_id" uuid not null, "created_by" varchar(20) not null, "full_name" varchar(50) not null, "date_of_birth" date not null, "gender" varchar(10) not null, "height" numeric(2,1) not null, "marital_status" varchar(20) not null, "education" varchar(100) not null, "occupation" varchar(100) not null, "annual_income" numeric(15,2) null, "country" varchar(100) not null, "state" varchar(100) not null, "city" varchar(100) not null, "about_me" text not null, "tags" text[] not null, "school_of_thought" varchar(20) not null, "phone_number" varchar(16) null, "is_verified" boolean not null default false, "is_marriage_fixed" boolean not null default false, "match_changed_at" timestamptz not null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`alter table "profile" add constraint "profile_user_id_unique" unique ("user_id");`);
    this.addSql(`create index "profile_feed" on "profile" ("gender", "id" desc) where "is_verified" and not "is_marriage_fixed";`);
    this.addSql(`create index "profile_changed" on "profile" ("gender", "match_changed_at" desc) where "is_verified" and not "is_marriage_fixed";`);
    this.addSql(`create unique index "profile_verified_phone" on "profile" ("phone_number") where "is_verified";`);

    this.addSql(`create table "seen_profile" ("viewer_id" uuid not null, "day" date not null, "profile_id" uuid not null, primary key ("viewer_id", "day", "profile_id"));`);

    this.addSql(`create table "seen_count" ("viewer_id" uuid not null, "day" date not null, "seen" int not null, primary key ("viewer_id", "day"));`);

    this.addSql(`create table "proposal" ("id" uuid not null, "sender_id" uuid not null, "receiver_id" uuid not null, "status" varchar(20) not null, "created_at" timestamptz not null, "changed_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create unique index "proposal_live_pair" on "proposal" (least("sender_id", "receiver_id"), greatest("sender_id", "receiver_id")) where "status" in ('PENDING', 'ACCEPTED', 'MARRIAGE_FIXED');`);
    this.addSql(`create index "proposal_pair" on "proposal" (least("sender_id", "receiver_id"), greatest("sender_id", "receiver_id"));`);
    this.addSql(`create index "proposal_received" on "proposal" ("receiver_id", "created_at");`);
    this.addSql(`create index "proposal_sent" on "proposal" ("sender_id", "created_at");`);
    this.addSql(`alter table "proposal" add constraint "proposal_once" unique ("sender_id", "receiver_id");`);

    this.addSql(`create table "preferences" ("id" uuid not null, "profile_id" uuid not null, "min_age" smallint not null, "max_age" smallint not null, "marital_status" text[] not null, "countries" text[] not null, "states" text[] not null, "cities" text[] not null, "education" text[] not null, "occupation" text[] not null, "school_of_thought" varchar(20) not null, "other_preferences" text null, primary key ("id"));`);
    this.addSql(`alter table "preferences" add constraint "preferences_profile_id_unique" unique ("profile_id");`);

    this.addSql(`create table "list_position" ("viewer_id" uuid not null, "list" varchar(10) not null, "page_size" smallint not null, "page" int not null, "before_id" uuid null, "behind_place" int null, primary key ("viewer_id", "list", "page_size", "page"));`);

    this.addSql(`create table "for_you_list" ("viewer_id" uuid not null, "built_at" timestamptz not null, "profile_ids" uuid[] not null, "tiers" smallint[] not null, "reasons" text[] not null, primary key ("viewer_id"));`);

    this.addSql(`create table "contact_read" ("id" uuid not null, "proposal_id" uuid not null, "reader_id" uuid not null, "subject_id" uuid not null, "read_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "contact_read_proposal_id_index" on "contact_read" ("proposal_id");`);
    this.addSql(`create index "contact_read_reader_id_index" on "contact_read" ("reader_id");`);
    this.addSql(`create index "contact_read_subject_id_index" on "contact_read" ("subject_id");`);

    this.addSql(`alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "member" ("id") on delete cascade;`);

    this.addSql(`alter table "profile" add constraint "profile_user_id_foreign" foreign key ("user_id") references "member" ("id") on delete cascade;`);
    this.addSql(`alter table "profile" add constraint "gender_known" check (gender in ('MALE', 'FEMALE'));`);
    this.addSql(`alter table "profile" add constraint "marital_status_known" check (marital_status in ('UNMARRIED', 'MARRIED', 'DIVORCED', 'WIDOWED'));`);
    this.addSql(`alter table "profile" add constraint "school_of_thought_known" check (school_of_thought in ('HANAFI', 'MALIKI', 'SHAFII', 'HANBALI', 'TRADITIONAL_SUNNI'));`);
    this.addSql(`alter table "profile" add constraint "created_by_known" check (created_by in ('SELF', 'MOTHER', 'FATHER', 'BROTHER', 'SISTER', 'GUARDIAN'));`);
    this.addSql(`alter table "profile" add constraint "profile_verified_has_phone" check (not is_verified or phone_number is not null);`);
    this.addSql(`alter table "profile" add constraint "profile_three_tags" check (cardinality(tags) = 3);`);

    this.addSql(`alter table "seen_profile" add constraint "seen_profile_viewer_id_foreign" foreign key ("viewer_id") references "profile" ("id") on delete cascade;`);

    this.addSql(`alter table "seen_count" add constraint "seen_count_viewer_id_foreign" foreign key ("viewer_id") references "profile" ("id") on delete cascade;`);

    this.addSql(`alter table "proposal" add constraint "proposal_sender_id_foreign" foreign key ("sender_id") references "profile" ("id") on delete cascade;`);
    this.addSql(`alter table "proposal" add constraint "proposal_receiver_id_foreign" foreign key ("receiver_id") references "profile" ("id") on delete cascade;`);
    this.addSql(`alter table "proposal" add constraint "status_known" check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'MARRIAGE_FIXED', 'NOT_COMPATIBLE'));`);
    this.addSql(`alter table "proposal" add constraint "proposal_not_to_oneself" check (sender_id <> receiver_id);`);
    this.addSql(`create or replace function "proposal_proposal_legal_moves_fn"() returns trigger as \$\$ begin if new.sender_id <> old.sender_id or new.receiver_id <> old.receiver_id then
    raise exception 'the parties of a proposal do not change' using errcode = '23514', constraint = 'proposal_parties';   end if;   if new.status <> old.status and (old.status, new.status) not in (
    ('PENDING', 'ACCEPTED'), ('PENDING', 'DECLINED'), ('ACCEPTED', 'MARRIAGE_FIXED'), ('ACCEPTED', 'NOT_COMPATIBLE')
  ) then
    raise exception 'this step is not in the table' using errcode = '23514', constraint = 'proposal_legal_move';   end if;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "proposal_legal_moves" BEFORE UPDATE on "proposal" for each ROW execute function "proposal_proposal_legal_moves_fn"();`);

    this.addSql(`alter table "preferences" add constraint "preferences_profile_id_foreign" foreign key ("profile_id") references "profile" ("id") on delete cascade;`);
    this.addSql(`alter table "preferences" add constraint "school_of_thought_known" check (school_of_thought in ('HANAFI', 'MALIKI', 'SHAFII', 'HANBALI', 'TRADITIONAL_SUNNI'));`);
    this.addSql(`alter table "preferences" add constraint "preferences_ages" check (min_age >= 18 and min_age <= max_age and max_age <= 99);`);
    this.addSql(`alter table "preferences" add constraint "preferences_some_country" check (cardinality(countries) > 0);`);
    this.addSql(`alter table "preferences" add constraint "preferences_some_marital_status" check (cardinality(marital_status) > 0);`);

    this.addSql(`alter table "list_position" add constraint "list_position_viewer_id_foreign" foreign key ("viewer_id") references "profile" ("id") on delete cascade;`);
    this.addSql(`alter table "list_position" add constraint "list_position_list" check (list in ('feed', 'for-you'));`);

    this.addSql(`alter table "for_you_list" add constraint "for_you_list_viewer_id_foreign" foreign key ("viewer_id") references "profile" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "contact_read" add constraint "contact_read_proposal_id_foreign" foreign key ("proposal_id") references "proposal" ("id") on delete cascade;`);
    this.addSql(`alter table "contact_read" add constraint "contact_read_reader_id_foreign" foreign key ("reader_id") references "profile" ("id") on delete cascade;`);
    this.addSql(`alter table "contact_read" add constraint "contact_read_subject_id_foreign" foreign key ("subject_id") references "profile" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "session" drop constraint "session_user_id_foreign";`);
    this.addSql(`alter table "profile" drop constraint "profile_user_id_foreign";`);
    this.addSql(`alter table "seen_profile" drop constraint "seen_profile_viewer_id_foreign";`);
    this.addSql(`alter table "seen_count" drop constraint "seen_count_viewer_id_foreign";`);
    this.addSql(`alter table "proposal" drop constraint "proposal_sender_id_foreign";`);
    this.addSql(`alter table "proposal" drop constraint "proposal_receiver_id_foreign";`);
    this.addSql(`alter table "preferences" drop constraint "preferences_profile_id_foreign";`);
    this.addSql(`alter table "list_position" drop constraint "list_position_viewer_id_foreign";`);
    this.addSql(`alter table "for_you_list" drop constraint "for_you_list_viewer_id_foreign";`);
    this.addSql(`alter table "contact_read" drop constraint "contact_read_reader_id_foreign";`);
    this.addSql(`alter table "contact_read" drop constraint "contact_read_subject_id_foreign";`);
    this.addSql(`alter table "contact_read" drop constraint "contact_read_proposal_id_foreign";`);

    this.addSql(`drop table if exists "impression" cascade;`);
    this.addSql(`drop table if exists "used_proof" cascade;`);
    this.addSql(`drop table if exists "member" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "profile" cascade;`);
    this.addSql(`drop table if exists "seen_profile" cascade;`);
    this.addSql(`drop table if exists "seen_count" cascade;`);
    this.addSql(`drop trigger if exists "proposal_legal_moves" on "proposal";`);
    this.addSql(`drop function if exists "proposal_proposal_legal_moves_fn"();`);
    this.addSql(`drop table if exists "proposal" cascade;`);
    this.addSql(`drop table if exists "preferences" cascade;`);
    this.addSql(`drop table if exists "list_position" cascade;`);
    this.addSql(`drop table if exists "for_you_list" cascade;`);
    this.addSql(`drop table if exists "contact_read" cascade;`);
  }

}
