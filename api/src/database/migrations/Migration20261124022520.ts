import { Migration } from '@mikro-orm/migrations';

/** Searches of moderators: an entry in the audit log. */
export class Migration20261124022520 extends Migration {

  override name = 'Migration20261124022520';

  override up(): void | Promise<void> {
    this.addSql(`alter table "moderation_audit" drop constraint "action_known";`);
    this.addSql(`alter table "moderation_audit" add constraint "action_known" check (action in ('CLOSE_CASE', 'SUSPEND', 'LIFT_SUSPENSION', 'READ_CASE', 'READ_SUSPENDED', 'SEARCH'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "moderation_audit" drop constraint "action_known";`);
    this.addSql(`alter table "moderation_audit" add constraint "action_known" check ("action" in ('CLOSE_CASE', 'SUSPEND', 'LIFT_SUSPENSION', 'READ_CASE', 'READ_SUSPENDED'));`);
  }

}
