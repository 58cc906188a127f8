import { Migration } from '@mikro-orm/migrations';

/** What members have power over, reports and moderation, erased accounts. */
export class Migration20261122083008 extends Migration {

  override name = 'Migration20261122083008';

  override up(): void | Promise<void> {
    this.addSql(`create table "erasure" ("account_id" uuid not null, "erased_at" timestamptz not null, primary key ("account_id"));`);

    this.addSql(`create table "moderation_audit" ("id" uuid not null, "at" timestamptz not null, "moderator" varchar(320) not null, "action" varchar(20) not null, "profile_id" uuid null, "case_id" uuid null, "reason" varchar(500) not null, primary key ("id"));`);

    this.addSql(`create table "moderation_case" ("id" uuid not null, "kind" varchar(10) not null, "opened_at" timestamptz not null, "member_id" uuid null, "reporter_id" uuid null, "reason" varchar(20) null, "note" text null, "field" varchar(40) null, "text" text null, "closed_at" timestamptz null, "decision" varchar(500) null, primary key ("id"));`);
    this.addSql(`create index "moderation_case_member_id_index" on "moderation_case" ("member_id");`);
    this.addSql(`create index "moderation_case_open" on "moderation_case" ("id") where "closed_at" is null;`);
    this.addSql(`create index "moderation_case_closed" on "moderation_case" ("closed_at");`);
    this.addSql(`create index "moderation_case_reported" on "moderation_case" ("reporter_id", "opened_at");`);

    this.addSql(`create table "block" ("blocker_id" uuid not null, "blocked_id" uuid not null, "created_at" timestamptz not null, primary key ("blocker_id", "blocked_id"));`);
    this.addSql(`create index "block_blocked_id_index" on "block" ("blocked_id");`);

    this.addSql(`create table "consent" ("user_id" uuid not null, "version" varchar(10) not null, "agreed_at" timestamptz not null, primary key ("user_id", "version"));`);

    this.addSql(`alter table "proposal" drop constraint "proposal_receiver_id_foreign";`);
    this.addSql(`alter table "proposal" drop constraint "proposal_sender_id_foreign";`);

    this.addSql(`alter table "session" add "device" varchar(60) null;`);

    this.addSql(`alter table "profile" add "is_paused" boolean not null default false, add "suspended_at" timestamptz null, add "suspension_reason" varchar(500) null;`);
    this.addSql(`alter table "profile" add constraint "profile_suspension" check ((suspended_at is null) = (suspension_reason is null));`);

    this.addSql(`alter table "proposal" alter column "sender_id" drop not null;`);
    this.addSql(`alter table "proposal" alter column "receiver_id" drop not null;`);
    this.addSql(`alter table "proposal" add constraint "proposal_receiver_id_foreign" foreign key ("receiver_id") references "profile" ("id") on delete set null;`);
    this.addSql(`alter table "proposal" add constraint "proposal_sender_id_foreign" foreign key ("sender_id") references "profile" ("id") on delete set null;`);

    this.addSql(`alter table "moderation_audit" add constraint "action_known" check (action in ('CLOSE_CASE', 'SUSPEND', 'LIFT_SUSPENSION'));`);
    this.addSql(`create or replace function "moderation_audit_moderation_audit_append_only_fn"() returns trigger as \$\$ begin raise exception 'the audit log only grows' using errcode = '23514', constraint = 'moderation_audit_append_only'; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "moderation_audit_append_only" BEFORE UPDATE OR DELETE on "moderation_audit" for each STATEMENT execute function "moderation_audit_moderation_audit_append_only_fn"();`);
    // MikroORM does not see triggers on truncate, so this one stands here alone.
    this.addSql(`create trigger "moderation_audit_no_truncate" before truncate on "moderation_audit" for each statement execute function "moderation_audit_moderation_audit_append_only_fn"();`);

    this.addSql(`alter table "moderation_case" add constraint "moderation_case_member_id_foreign" foreign key ("member_id") references "profile" ("id") on delete set null;`);
    this.addSql(`alter table "moderation_case" add constraint "moderation_case_reporter_id_foreign" foreign key ("reporter_id") references "profile" ("id") on delete set null;`);
    this.addSql(`alter table "moderation_case" add constraint "kind_known" check (kind in ('REPORT', 'TEXT'));`);
    this.addSql(`alter table "moderation_case" add constraint "reason_known" check (reason in ('FAKE_PROFILE', 'ALREADY_MARRIED', 'UNDERAGE', 'ASKS_FOR_MONEY', 'DISRESPECTFUL', 'CONTACT_DETAILS', 'OTHER'));`);
    this.addSql(`alter table "moderation_case" add constraint "moderation_case_reason" check ((kind = 'REPORT') = (reason is not null));`);
    this.addSql(`alter table "moderation_case" add constraint "moderation_case_decision" check ((closed_at is null) = (decision is null));`);

    this.addSql(`alter table "block" add constraint "block_blocker_id_foreign" foreign key ("blocker_id") references "profile" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "block" add constraint "block_blocked_id_foreign" foreign key ("blocked_id") references "profile" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "block" add constraint "block_not_oneself" check (blocker_id <> blocked_id);`);

    this.addSql(`alter table "consent" add constraint "consent_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`);
  }

}
