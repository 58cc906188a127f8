import { Migration } from '@mikro-orm/migrations';

/** A phone number is bound to the user of the identity service who proved it. */
export class Migration20261123181100 extends Migration {

  override name = 'Migration20261123181100';

  override up(): void | Promise<void> {
    this.addSql(`create table "phone_user" ("user_hash" varchar(64) not null, "profile_id" uuid not null, primary key ("user_hash"));`);
    this.addSql(`alter table "phone_user" add constraint "phone_user_profile_id_unique" unique ("profile_id");`);

    this.addSql(`alter table "phone_user" add constraint "phone_user_profile_id_foreign" foreign key ("profile_id") references "profile" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "phone_user" cascade;`);
  }

}
