import { Migration } from '@mikro-orm/migrations';

export class Migration20261124121419 extends Migration {

  override name = 'Migration20261124121419';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notification_settings" add "mail_texts" varchar(10) null, add "mail_account" varchar(10) null, add "mail_for_you" varchar(10) null, add "mail_cases" varchar(10) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notification_settings" drop column "mail_texts", drop column "mail_account", drop column "mail_for_you", drop column "mail_cases";`);
  }

}
