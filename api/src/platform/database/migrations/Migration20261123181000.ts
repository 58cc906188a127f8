import { Migration } from '@mikro-orm/migrations';

/** A phone number is bound to the user of the identity service who proved it. */
export class Migration20261123181000 extends Migration {

  override name = 'Migration20261123181000';

  override up(): void | Promise<void> {
    this.addSql(`alter table "profile" add "phone_user_hash" varchar(64) null;`);
    this.addSql(`create unique index "profile_phone_user" on "profile" ("phone_user_hash") where "phone_user_hash" is not null`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "profile_phone_user";`);
    this.addSql(`alter table "profile" drop column "phone_user_hash";`);
  }

}
