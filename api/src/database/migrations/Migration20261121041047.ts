import { Migration } from '@mikro-orm/migrations';

export class Migration20261121041047 extends Migration {

  override name = 'Migration20261121041047';

  override up(): void | Promise<void> {
    this.addSql(`alter table "preferences" drop constraint "preferences_ages";`);
    this.addSql(`alter table "preferences" add constraint "preferences_ages" check (min_age between 18 and max_age and max_age <= 99);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "preferences" drop constraint "preferences_ages";`);
    this.addSql(`alter table "preferences" add constraint "preferences_ages" check (((min_age >= 18) AND (min_age <= max_age)) AND (max_age <= 99));`);
  }

}
