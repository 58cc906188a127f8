import { Migration } from '@mikro-orm/migrations';

/** Blocks and earlier proposals outlive a deleted account under keyed hashes, and so do the times of created profiles. */
export class Migration20261123172000 extends Migration {

  override name = 'Migration20261123172000';

  override up(): void | Promise<void> {
    this.addSql(`create table "profile_creation" ("id" uuid not null, "identity_hash" varchar(64) not null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "profile_creation_created_at_index" on "profile_creation" ("created_at");`);
    this.addSql(`create index "profile_creation_identity_hash_created_at_index" on "profile_creation" ("identity_hash", "created_at");`);

    this.addSql(`create table "retained_relation" ("id" uuid not null, "member_id" uuid not null, "kind" varchar(20) not null, "person_hash" varchar(64) not null, "since" timestamptz not null, "retained_at" timestamptz not null, "returned_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "retained_relation_person_hash_index" on "retained_relation" ("person_hash");`);
    this.addSql(`create index "retained_relation_retained_at_index" on "retained_relation" ("retained_at");`);
    this.addSql(`create index "retained_relation_returned_id_index" on "retained_relation" ("returned_id");`);
    this.addSql(`alter table "retained_relation" add constraint "retained_relation_once" unique ("member_id", "kind", "person_hash");`);

    this.addSql(`alter table "retained_relation" add constraint "retained_relation_member_id_foreign" foreign key ("member_id") references "profile" ("id") on delete cascade;`);
    this.addSql(`alter table "retained_relation" add constraint "retained_relation_returned_id_foreign" foreign key ("returned_id") references "profile" ("id") on delete set null;`);
    this.addSql(`alter table "retained_relation" add constraint "kind_known" check (kind in ('BLOCKED', 'BLOCKED_BY', 'SENT_TO', 'RECEIVED_FROM'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "profile_creation" cascade;`);
    this.addSql(`drop table if exists "retained_relation" cascade;`);
  }

}
