import { Migration } from '@mikro-orm/migrations';

export class Migration20261124071947 extends Migration {

  override name = 'Migration20261124071947';

  override up(): void | Promise<void> {
    this.addSql(`create table "shared_link" ("id" uuid not null, "token_hash" varchar(64) not null, "sharer_id" uuid not null, "owner_id" uuid not null, "created_at" timestamptz not null, "times_opened" int not null default 0, "last_opened_on" date null, primary key ("id"));`);
    this.addSql(`alter table "shared_link" add constraint "shared_link_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "shared_link_sharer_id_index" on "shared_link" ("sharer_id");`);
    this.addSql(`create index "shared_link_owner_id_index" on "shared_link" ("owner_id");`);
    this.addSql(`create index "shared_link_created_at_index" on "shared_link" ("created_at");`);

    this.addSql(`alter table "profile" add "allows_family_sharing" boolean not null default false;`);

    this.addSql(`alter table "shared_link" add constraint "shared_link_sharer_id_foreign" foreign key ("sharer_id") references "profile" ("id") on delete cascade;`);
    this.addSql(`alter table "shared_link" add constraint "shared_link_owner_id_foreign" foreign key ("owner_id") references "profile" ("id") on delete cascade;`);
    this.addSql(`alter table "shared_link" add constraint "shared_link_not_oneself" check (sharer_id <> owner_id);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "shared_link" cascade;`);

    this.addSql(`alter table "profile" drop column "allows_family_sharing";`);
  }

}
