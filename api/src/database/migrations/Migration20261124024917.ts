import { Migration } from '@mikro-orm/migrations';

/** The index of proposals that wait for an answer. */
export class Migration20261124024917 extends Migration {

  override name = 'Migration20261124024917';

  // Members write to the tables meanwhile; an index that was left half-made is made again.
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`drop index concurrently if exists "proposal_waiting";`);
    this.addSql(`create index concurrently "proposal_waiting" on "proposal" ("created_at") where "status" = 'PENDING';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index concurrently if exists "proposal_waiting";`);
  }

}
