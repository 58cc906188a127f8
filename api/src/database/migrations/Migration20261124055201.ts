import { Migration } from '@mikro-orm/migrations';

export class Migration20261124055201 extends Migration {

  override name = 'Migration20261124055201';

  override up(): void | Promise<void> {
    this.addSql(`alter table "moderation_case" add "person_hashes" text[] null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "moderation_case" drop column "person_hashes";`);
  }

}
