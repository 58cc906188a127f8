import { Migration } from '@mikro-orm/migrations';

/** Validates the checks of the migration before, which members do not wait for. */
export class Migration20261124070501 extends Migration {

  override name = 'Migration20261124070501';

  override up(): void | Promise<void> {
    this.addSql(`alter table "profile" validate constraint "name_before_answer_known";`);
    this.addSql(`alter table "proposal" validate constraint "marriage_fixed_by_known";`);
    this.addSql(`alter table "proposal" validate constraint "marriage_answer_known";`);
    this.addSql(`alter table "proposal" validate constraint "proposal_taken_back";`);
    this.addSql(`alter table "proposal" validate constraint "proposal_answered";`);
  }

  override down(): void | Promise<void> {}

}
