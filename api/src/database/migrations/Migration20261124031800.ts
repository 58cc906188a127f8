import { Migration } from '@mikro-orm/migrations';

export class Migration20261124031800 extends Migration {

  override name = 'Migration20261124031800';

  override up(): void | Promise<void> {
    this.addSql(`create table "mail_consent" ("account_id" uuid not null, "agreed" boolean not null, "version" varchar(10) not null, "language" varchar(2) not null, "answered_at" timestamptz not null, "bounces" smallint not null default 0, primary key ("account_id"));`);

    this.addSql(`create table "delivery" ("id" uuid not null, "account_id" uuid not null, "notification_id" uuid null, "channel" varchar(5) not null, "created_at" timestamptz not null, "run_at" timestamptz not null, "lease" uuid null, "attempts" smallint not null default 0, "sent_at" timestamptz null, "dead_at" timestamptz null, "last_error" varchar(80) null, primary key ("id"));`);
    this.addSql(`create index "delivery_notification_id_index" on "delivery" ("notification_id");`);
    this.addSql(`create unique index "delivery_open" on "delivery" ("account_id", "channel") where "sent_at" is null and "dead_at" is null;`);
    this.addSql(`create index "delivery_due" on "delivery" ("run_at", "id") where "sent_at" is null and "dead_at" is null;`);
    this.addSql(`create index "delivery_sent" on "delivery" ("account_id", "sent_at");`);

    this.addSql(`alter table "mail_consent" add constraint "mail_consent_account_id_foreign" foreign key ("account_id") references "app_user" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "delivery" add constraint "delivery_account_id_foreign" foreign key ("account_id") references "app_user" ("id") on delete cascade;`);
    this.addSql(`alter table "delivery" add constraint "delivery_notification_id_foreign" foreign key ("notification_id") references "notification" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "mail_consent" cascade;`);
    this.addSql(`drop table if exists "delivery" cascade;`);
  }

}
