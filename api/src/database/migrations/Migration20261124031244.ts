import { Migration } from "@mikro-orm/migrations";

/** What is retained of two members outlives both accounts, and a report is among it. */
export class Migration20261124031244 extends Migration {
  override name = "Migration20261124031244";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "retained_relation" drop constraint "kind_known";`,
    );
    this.addSql(
      `alter table "retained_relation" add "member_hash" varchar(64) null;`,
    );
    this.addSql(
      `alter table "retained_relation" alter column "member_id" drop not null;`,
    );
    this.addSql(
      `alter table "retained_relation" add constraint "retained_relation_of_two" unique ("member_hash", "kind", "person_hash");`,
    );
    this.addSql(
      `alter table "retained_relation" add constraint "retained_relation_member" check ((member_id is null) <> (member_hash is null));`,
    );
    this.addSql(
      `alter table "retained_relation" add constraint "kind_known" check (kind in ('BLOCKED', 'BLOCKED_BY', 'SENT_TO', 'RECEIVED_FROM', 'REPORTED', 'REPORTED_BY'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `delete from "retained_relation" where "member_id" is null or "kind" in ('REPORTED', 'REPORTED_BY');`,
    );
    this.addSql(
      `alter table "retained_relation" drop constraint "retained_relation_of_two";`,
    );
    this.addSql(
      `alter table "retained_relation" drop constraint "retained_relation_member";`,
    );
    this.addSql(
      `alter table "retained_relation" drop constraint "kind_known";`,
    );
    this.addSql(`alter table "retained_relation" drop column "member_hash";`);
    this.addSql(
      `alter table "retained_relation" alter column "member_id" set not null;`,
    );
    this.addSql(
      `alter table "retained_relation" add constraint "kind_known" check ("kind" in ('BLOCKED', 'BLOCKED_BY', 'SENT_TO', 'RECEIVED_FROM'));`,
    );
  }
}
