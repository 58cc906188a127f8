import { Migration } from '@mikro-orm/migrations';

/** The role of a moderator ends with the account. */
export class Migration20261123222000 extends Migration {

  override name = 'Migration20261123222000';

  override up(): void | Promise<void> {
    this.addSql(`alter table "moderator" add "ended_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "moderator" drop column "ended_at";`);
  }

}
