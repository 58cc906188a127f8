import { Migration } from '@mikro-orm/migrations';

export class Migration20261123175000 extends Migration {

  override name = 'Migration20261123175000';

  override up(): void | Promise<void> {
    this.addSql(`alter table "profile" add "held_texts" jsonb not null default '{}';`);

    this.addSql(`alter table "moderation_case" add "outcome" varchar(10) null;`);
    this.addSql(`alter table "moderation_case" add constraint "outcome_known" check (outcome in ('RELEASED', 'KEPT_HELD', 'CHANGED'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "moderation_case" drop constraint "outcome_known";`);
    this.addSql(`alter table "moderation_case" drop column "outcome";`);

    this.addSql(`alter table "profile" drop column "held_texts";`);
  }

}
