import { Migration } from '@mikro-orm/migrations';

/** The suspended members, for the moderators. */
export class Migration20261123011000 extends Migration {

  override name = 'Migration20261123011000';

  override up(): void | Promise<void> {
    this.addSql(`create index "profile_suspended" on "profile" ("suspended_at" desc, "id" desc) where "suspended_at" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "profile_suspended";`);
  }

}
