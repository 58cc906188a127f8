import { Migration } from '@mikro-orm/migrations';

/** Where the pages of the lists begin is a row for each page, and For You lists say how often they were built. `list_walk` stays for the version before. */
export class Migration20261123180000 extends Migration {

  override name = 'Migration20261123180000';

  override up(): void | Promise<void> {
    this.addSql(`create table "page_position" ("viewer_id" uuid not null, "list" varchar(10) not null, "page_size" smallint not null, "page" int not null, "after_id" uuid not null, "rank" int not null, "saved_at" timestamptz not null, primary key ("viewer_id", "list", "page_size", "page"));`);

    this.addSql(`alter table "for_you_list" add "builds" int not null default 0, add "builds_since" timestamptz null;`);

    this.addSql(`alter table "page_position" add constraint "page_position_viewer_id_foreign" foreign key ("viewer_id") references "profile" ("id") on delete cascade;`);
    this.addSql(`alter table "page_position" add constraint "page_position_list" check (list in ('feed', 'for-you'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "page_position" cascade;`);

    this.addSql(`alter table "for_you_list" drop column "builds", drop column "builds_since";`);
  }

}
