import { Migration } from '@mikro-orm/migrations';

/** When the last backup and the last deletion of expired rows ended, for /metrics. */
export class Migration20261124040000 extends Migration {

  override name = 'Migration20261124040000';

  override up(): void | Promise<void> {
    this.addSql(`create table "maintenance_run" ("task" varchar(20) not null, "ended_at" timestamptz not null, primary key ("task"), constraint "task_known" check (task in ('backup', 'retention')));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "maintenance_run" cascade;`);
  }

}
