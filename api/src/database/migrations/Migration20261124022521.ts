import { Migration } from '@mikro-orm/migrations';

/** The indexes by which moderators find a member. */
export class Migration20261124022521 extends Migration {

  override name = 'Migration20261124022521';

  // Members write to the tables meanwhile; an index that was left half-made is made again.
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`drop index concurrently if exists "app_user_email";`);
    this.addSql(`create index concurrently "app_user_email" on "app_user" (lower("email"));`);
    this.addSql(`drop index concurrently if exists "profile_displayed_id";`);
    this.addSql(`create index concurrently "profile_displayed_id" on "profile" (right("id"::text, 8));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index concurrently if exists "app_user_email";`);
    this.addSql(`drop index concurrently if exists "profile_displayed_id";`);
  }

}
