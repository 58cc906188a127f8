import { Migration } from '@mikro-orm/migrations';

export class Migration20261124121726 extends Migration {

  override name = 'Migration20261124121726';

  override up(): void | Promise<void> {
    this.addSql(`create table "remembered_answer" ("account_id" uuid not null, "key" varchar(255) not null, "fingerprint" varchar(20) not null, "answer" jsonb null, "member_id" uuid null, "created_at" timestamptz not null, primary key ("account_id", "key"));`);
    this.addSql(`create index "remembered_answer_member_id_index" on "remembered_answer" ("member_id");`);
    this.addSql(`create index "remembered_answer_created_at_index" on "remembered_answer" ("created_at");`);

    this.addSql(`alter table "remembered_answer" add constraint "remembered_answer_account_id_foreign" foreign key ("account_id") references "app_user" ("id") on delete cascade;`);
    this.addSql(`alter table "remembered_answer" add constraint "remembered_answer_member_id_foreign" foreign key ("member_id") references "profile" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "remembered_answer" cascade;`);
  }

}
