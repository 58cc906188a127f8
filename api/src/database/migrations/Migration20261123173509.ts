import { Migration } from '@mikro-orm/migrations';

/** One row of the log of contact reads for a proposal, a reader and a day. */
export class Migration20261123173509 extends Migration {

  override name = 'Migration20261123173509';

  // Members write to the tables meanwhile; an index that was left half-made is made again.
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`drop index concurrently if exists "contact_read_of_day";`);
    this.addSql(`create unique index concurrently "contact_read_of_day" on "contact_read" ("proposal_id", "reader_id", "day") where "day" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index concurrently if exists "contact_read_of_day";`);
  }

}
