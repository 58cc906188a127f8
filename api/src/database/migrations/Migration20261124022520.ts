import { Migration } from '@mikro-orm/migrations';

/** Searches of moderators: an entry in the audit log, and the indexes by which they find a member. */
export class Migration20261124022520 extends Migration {

  override name = 'Migration20261124022520';

  override up(): void | Promise<void> {
    this.addSql(`alter table "moderation_audit" drop constraint "action_known";`);
    this.addSql(`alter table "moderation_audit" add constraint "action_known" check (action in ('CLOSE_CASE', 'SUSPEND', 'LIFT_SUSPENSION', 'READ_CASE', 'READ_SUSPENDED', 'SEARCH'));`);

    this.addSql(`create index "app_user_email" on "app_user" (lower("email"));`);

    this.addSql(`create index "profile_displayed_id" on "profile" (right("id"::text, 8));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "app_user_email";`);

    this.addSql(`alter table "moderation_audit" drop constraint "action_known";`);
    this.addSql(`alter table "moderation_audit" add constraint "action_known" check ("action" in ('CLOSE_CASE', 'SUSPEND', 'LIFT_SUSPENSION', 'READ_CASE', 'READ_SUSPENDED'));`);

    this.addSql(`drop index "profile_displayed_id";`);
  }

}
