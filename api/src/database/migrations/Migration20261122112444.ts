import { Migration } from '@mikro-orm/migrations';

export class Migration20261122112444 extends Migration {

  override name = 'Migration20261122112444';

  override up(): void | Promise<void> {
    this.addSql(`create table "kept_suspension" ("identity_hash" varchar(64) not null, "number_hash" varchar(64) null, "suspended_at" timestamptz not null, "reason" varchar(500) not null, "kept_at" timestamptz not null, primary key ("identity_hash"));`);
    this.addSql(`create index "kept_suspension_number_hash_index" on "kept_suspension" ("number_hash");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "kept_suspension" cascade;`);
  }

}
