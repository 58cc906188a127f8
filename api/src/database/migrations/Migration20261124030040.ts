import { Migration } from '@mikro-orm/migrations';

/** What moderators write to members. */
export class Migration20261124030040 extends Migration {

  override name = 'Migration20261124030040';

  override up(): void | Promise<void> {
    this.addSql(`create table "moderator_message" ("id" uuid not null, "profile_id" uuid not null, "kind" varchar(10) not null, "text" varchar(1000) not null, "moderator" varchar(320) not null, "case_id" uuid null, "sent_at" timestamptz not null, "read_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "moderator_message_profile" on "moderator_message" ("profile_id", "id");`);

    this.addSql(`alter table "moderation_audit" drop constraint "action_known";`);
    this.addSql(`alter table "moderation_audit" add constraint "action_known" check (action in ('CLOSE_CASE', 'SUSPEND', 'LIFT_SUSPENSION', 'SEND_MESSAGE', 'SEND_WARNING', 'READ_CASE', 'READ_SUSPENDED', 'SEARCH', 'OPERATOR'));`);

    this.addSql(`alter table "moderator_message" add constraint "moderator_message_profile_id_foreign" foreign key ("profile_id") references "profile" ("id") on delete cascade;`);
    this.addSql(`alter table "moderator_message" add constraint "kind_known" check (kind in ('MESSAGE', 'WARNING'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "moderator_message" cascade;`);

    this.addSql(`alter table "moderation_audit" drop constraint "action_known";`);
    this.addSql(`alter table "moderation_audit" add constraint "action_known" check ("action" in ('CLOSE_CASE', 'SUSPEND', 'LIFT_SUSPENSION', 'READ_CASE', 'READ_SUSPENDED', 'SEARCH', 'OPERATOR'));`);
  }

}
