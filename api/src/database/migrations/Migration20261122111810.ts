import { Migration } from '@mikro-orm/migrations';

/** Members whom a member hid from the own lists. */
export class Migration20261122111810 extends Migration {

  override name = 'Migration20261122111810';

  override up(): void | Promise<void> {
    this.addSql(`create table "hidden_member" ("member_id" uuid not null, "hidden_id" uuid not null, "created_at" timestamptz not null, primary key ("member_id", "hidden_id"));`);
    this.addSql(`create index "hidden_member_hidden_id_index" on "hidden_member" ("hidden_id");`);

    this.addSql(`alter table "hidden_member" add constraint "hidden_member_member_id_foreign" foreign key ("member_id") references "profile" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "hidden_member" add constraint "hidden_member_hidden_id_foreign" foreign key ("hidden_id") references "profile" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "hidden_member" add constraint "hidden_member_not_oneself" check (member_id <> hidden_id);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "hidden_member" cascade;`);
  }

}
