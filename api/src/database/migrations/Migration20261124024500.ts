import { Migration } from '@mikro-orm/migrations';

/** The audit log also has what the operator did to an account at the command line. */
export class Migration20261124024500 extends Migration {

  override name = 'Migration20261124024500';

  override up(): void | Promise<void> {
    this.addSql(`alter table "moderation_audit" drop constraint "action_known";`);
    this.addSql(`alter table "moderation_audit" add constraint "action_known" check (action in ('CLOSE_CASE', 'SUSPEND', 'LIFT_SUSPENSION', 'READ_CASE', 'READ_SUSPENDED', 'SEARCH', 'OPERATOR'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "moderation_audit" drop constraint "action_known";`);
    this.addSql(`alter table "moderation_audit" add constraint "action_known" check (action in ('CLOSE_CASE', 'SUSPEND', 'LIFT_SUSPENSION', 'READ_CASE', 'READ_SUSPENDED', 'SEARCH')) not valid;`);
  }

}
