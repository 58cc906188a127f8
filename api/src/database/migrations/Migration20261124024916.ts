import { Migration } from '@mikro-orm/migrations';

/** What members hear of, and how. */
export class Migration20261124024916 extends Migration {

  override name = 'Migration20261124024916';

  override up(): void | Promise<void> {
    this.addSql(`create table "notification_settings" ("account_id" uuid not null, "mail" varchar(10) not null default 'AT_ONCE', "push" boolean not null default false, "time_zone" varchar(64) not null default 'UTC', "quiet_from" smallint not null default 21, "quiet_to" smallint not null default 8, "weekly_for_you" boolean not null default false, "version" int not null default 0, "chosen_at" timestamptz null, "for_you_at" timestamptz null, primary key ("account_id"));`);

    this.addSql(`create table "notification" ("id" uuid not null, "account_id" uuid not null, "kind" varchar(20) not null, "subject_id" uuid not null, "created_at" timestamptz not null, "seen_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "notification_newest" on "notification" ("account_id", "created_at" desc, "id" desc);`);
    this.addSql(`alter table "notification" add constraint "notification_once" unique ("account_id", "kind", "subject_id");`);

    this.addSql(`alter table "notification_settings" add constraint "notification_settings_account_id_foreign" foreign key ("account_id") references "app_user" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "notification" add constraint "notification_account_id_foreign" foreign key ("account_id") references "app_user" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "notification_settings" cascade;`);
    this.addSql(`drop table if exists "notification" cascade;`);
  }

}
