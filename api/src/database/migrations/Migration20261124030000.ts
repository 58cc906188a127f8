import { Migration } from '@mikro-orm/migrations';

/** The one row that says which releases work with the tables; schema-version.ts writes and reads it. */
export class Migration20261124030000 extends Migration {

  override name = 'Migration20261124030000';

  override up(): void | Promise<void> {
    this.addSql(`create table "compatibility" ("id" smallint not null, "newest" varchar(255) not null, "needed" varchar(255) not null, primary key ("id"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "compatibility";`);
  }

}
