import { Migration } from '@mikro-orm/migrations';

/**
 * One case for all open reports about a member, what is kept of a member who leaves while it is open, who has the role of a
 * moderator, and reads in the audit log.
 */
export class Migration20261123174000 extends Migration {

  override name = 'Migration20261123174000';

  override up(): void | Promise<void> {
    this.addSql(`create table "moderator" ("email" varchar(320) not null, "issuer" varchar(255) not null, "subject" varchar(255) not null, "bound_at" timestamptz not null, primary key ("email"));`);

    this.addSql(`alter table "moderation_audit" drop constraint "action_known";`);
    this.addSql(`create unique index "moderation_audit_read" on "moderation_audit" ("moderator", "action", coalesce("case_id", "profile_id"), (("at" at time zone 'UTC')::date)) where "action" in ('READ_CASE', 'READ_SUSPENDED');`);
    this.addSql(`create index "moderation_audit_decision" on "moderation_audit" ("id" desc) where "action" not in ('READ_CASE', 'READ_SUSPENDED');`);
    this.addSql(`alter table "moderation_audit" add constraint "action_known" check (action in ('CLOSE_CASE', 'SUSPEND', 'LIFT_SUSPENSION', 'READ_CASE', 'READ_SUSPENDED'));`);

    this.addSql(`alter table "moderation_case" add "closed_with" uuid null, add "former_profile_id" uuid null, add "left_at" timestamptz null, add "evidence" jsonb null, add "identity_hash" varchar(64) null, add "number_hash" varchar(64) null, add "case_key" uuid generated always as (CASE
    WHEN ((kind)::text = 'TEXT'::text) THEN id
    WHEN (closed_at IS NOT NULL) THEN COALESCE(closed_with, id)
    ELSE COALESCE(member_id, former_profile_id, id)
END) stored null;`);
    this.addSql(`create index "moderation_case_key" on "moderation_case" ("case_key", "id");`);
    this.addSql(`create index "moderation_case_former_profile" on "moderation_case" ("former_profile_id");`);
    this.addSql(`create index "moderation_case_identity" on "moderation_case" ("identity_hash");`);
    this.addSql(`create index "moderation_case_number" on "moderation_case" ("number_hash");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "moderator" cascade;`);

    this.addSql(`drop index "moderation_audit_read";`);
    this.addSql(`drop index "moderation_audit_decision";`);
    this.addSql(`alter table "moderation_audit" drop constraint "action_known";`);
    this.addSql(`alter table "moderation_audit" add constraint "action_known" check ("action" in ('CLOSE_CASE', 'SUSPEND', 'LIFT_SUSPENSION'));`);

    this.addSql(`drop index "moderation_case_key";`);
    this.addSql(`drop index "moderation_case_former_profile";`);
    this.addSql(`drop index "moderation_case_identity";`);
    this.addSql(`drop index "moderation_case_number";`);
    this.addSql(`alter table "moderation_case" drop column "closed_with", drop column "case_key", drop column "former_profile_id", drop column "left_at", drop column "evidence", drop column "identity_hash", drop column "number_hash";`);
  }

}
