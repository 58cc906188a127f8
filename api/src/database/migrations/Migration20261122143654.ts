import { Migration } from '@mikro-orm/migrations';

/** Profiles that members saved. */
export class Migration20261122143654 extends Migration {

  override name = 'Migration20261122143654';

  override up(): void | Promise<void> {
    this.addSql(`create table "saved_profile" ("member_id" uuid not null, "saved_id" uuid not null, "created_at" timestamptz not null, primary key ("member_id", "saved_id"));`);
    this.addSql(`create index "saved_profile_saved_id_index" on "saved_profile" ("saved_id");`);

    this.addSql(`alter table "saved_profile" add constraint "saved_profile_member_id_foreign" foreign key ("member_id") references "profile" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "saved_profile" add constraint "saved_profile_saved_id_foreign" foreign key ("saved_id") references "profile" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "saved_profile" add constraint "saved_profile_not_oneself" check (member_id <> saved_id);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "saved_profile" cascade;`);
  }

}
