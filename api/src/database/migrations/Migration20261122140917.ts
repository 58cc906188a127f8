import { Migration } from '@mikro-orm/migrations';

/** The first name that a member chose from the full name. */
export class Migration20261122140917 extends Migration {

  override name = 'Migration20261122140917';

  override up(): void | Promise<void> {
    this.addSql(`alter table "profile" add "first_name" varchar(50) null;`);
    this.addSql(`alter table "profile" add constraint "profile_first_name" check (strpos(full_name, first_name) > 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "profile" drop constraint "profile_first_name";`);
    this.addSql(`alter table "profile" drop column "first_name";`);
  }

}
