import { Migration } from '@mikro-orm/migrations';

/** The index of messages that are due, for each channel by itself. */
export class Migration20261124054931 extends Migration {

  override name = 'Migration20261124054931';

  // Members write to the table meanwhile; an index that was left half-made is made again.
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`drop index concurrently if exists "delivery_due";`);
    this.addSql(`create index concurrently "delivery_due" on "delivery" ("channel", "run_at", "id") where "sent_at" is null and "dead_at" is null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index concurrently if exists "delivery_due";`);
    this.addSql(`create index concurrently "delivery_due" on "delivery" ("run_at", "id") where "sent_at" is null and "dead_at" is null;`);
  }

}
