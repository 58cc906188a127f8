import { Migration } from '@mikro-orm/migrations';

/** The browsers that show news. */
export class Migration20261124054930 extends Migration {

  override name = 'Migration20261124054930';

  override up(): void | Promise<void> {
    this.addSql(`create table "push_subscription" ("session_token_hash" varchar(64) not null, "account_id" uuid not null, "endpoint" varchar(1000) not null, "p256dh" varchar(87) not null, "auth" varchar(22) not null, "language" varchar(2) not null, "created_at" timestamptz not null, "delivered" uuid null, primary key ("session_token_hash"));`);
    this.addSql(`create index "push_subscription_account_id_index" on "push_subscription" ("account_id");`);
    this.addSql(`alter table "push_subscription" add constraint "push_subscription_endpoint_unique" unique ("endpoint");`);

    this.addSql(`alter table "push_subscription" add constraint "push_subscription_session_token_hash_foreign" foreign key ("session_token_hash") references "session" ("token_hash") on update cascade on delete cascade;`);
    this.addSql(`alter table "push_subscription" add constraint "push_subscription_account_id_foreign" foreign key ("account_id") references "app_user" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "push_subscription" cascade;`);
  }

}
