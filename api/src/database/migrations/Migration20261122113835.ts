import { Migration } from '@mikro-orm/migrations';

/** News of proposals. What the members saw before is not known, so nothing that is older is news. */
export class Migration20261122113835 extends Migration {

  override name = 'Migration20261122113835';

  override up(): void | Promise<void> {
    this.addSql(`alter table "proposal" add "unseen_by" varchar(8) null;`);
    this.addSql(`alter table "proposal" add constraint "unseen_by_known" check (unseen_by in ('SENDER', 'RECEIVER'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "proposal" drop constraint "unseen_by_known";`);
    this.addSql(`alter table "proposal" drop column "unseen_by";`);
  }

}
