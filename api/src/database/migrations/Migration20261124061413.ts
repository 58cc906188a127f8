import { Migration } from '@mikro-orm/migrations';

/** A read of the messages to a member is an entry of the audit log. */
export class Migration20261124061413 extends Migration {

  override name = 'Migration20261124061413';

  override up(): void | Promise<void> {
    this.addSql(`alter table "moderation_audit" drop constraint "action_known";`);
    this.addSql(`alter table "moderation_audit" add constraint "action_known" check (action in ('CLOSE_CASE', 'SUSPEND', 'LIFT_SUSPENSION', 'SEND_MESSAGE', 'SEND_WARNING', 'READ_CASE', 'READ_SUSPENDED', 'READ_MESSAGES', 'SEARCH', 'OPERATOR'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "moderation_audit" drop constraint "action_known";`);
    this.addSql(`alter table "moderation_audit" add constraint "action_known" check ("action" in ('CLOSE_CASE', 'SUSPEND', 'LIFT_SUSPENSION', 'SEND_MESSAGE', 'SEND_WARNING', 'READ_CASE', 'READ_SUSPENDED', 'SEARCH', 'OPERATOR')) not valid;`);
  }

}
