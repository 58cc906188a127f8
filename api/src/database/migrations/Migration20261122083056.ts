import { Migration } from '@mikro-orm/migrations';

/** Quotas by number. */
export class Migration20261122083056 extends Migration {

  override name = 'Migration20261122083056';

  override up(): void | Promise<void> {
    this.addSql(`create table "number_proof" ("id" uuid not null, "number_hash" varchar(64) not null, "profile_id" uuid not null, "proved_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "number_proof_proved_at_index" on "number_proof" ("proved_at");`);
    this.addSql(`create index "number_proof_number_hash_proved_at_index" on "number_proof" ("number_hash", "proved_at");`);

    this.addSql(`create table "number_use" ("number_hash" varchar(64) not null, "day" date not null, "proposals" int not null default 0, "views" int not null default 0, primary key ("number_hash", "day"));`);
    this.addSql(`create index "number_use_day_index" on "number_use" ("day");`);

    this.addSql(`alter table "profile" add "number_hash" varchar(64) null;`);
  }

}
