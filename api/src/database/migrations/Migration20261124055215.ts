import { Migration } from '@mikro-orm/migrations';

/** The guardian of a member, and which contact details each side of a proposal shares. */
export class Migration20261124055215 extends Migration {

  override name = 'Migration20261124055215';

  override up(): void | Promise<void> {
    this.addSql(`create table "guardian" ("member_id" uuid not null, "name" varchar(50) not null, "relation" varchar(20) not null, "phone_number" varchar(16) null, "email" varchar(320) null, "shares" varchar(8) not null, primary key ("member_id"));`);

    this.addSql(`alter table "proposal" add "sender_shares" varchar(8) null, add "receiver_shares" varchar(8) null;`);
    this.addSql(`alter table "proposal" add constraint "sender_shares_known" check (sender_shares in ('OWN', 'GUARDIAN', 'BOTH')) not valid;`);
    this.addSql(`alter table "proposal" add constraint "receiver_shares_known" check (receiver_shares in ('OWN', 'GUARDIAN', 'BOTH')) not valid;`);

    this.addSql(`alter table "guardian" add constraint "guardian_member_id_foreign" foreign key ("member_id") references "profile" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "guardian" add constraint "relation_known" check (relation in ('FATHER', 'MOTHER', 'BROTHER', 'SISTER', 'GRANDFATHER', 'UNCLE', 'AUNT', 'SON', 'GUARDIAN'));`);
    this.addSql(`alter table "guardian" add constraint "shares_known" check (shares in ('OWN', 'GUARDIAN', 'BOTH'));`);
    this.addSql(`alter table "guardian" add constraint "guardian_reachable" check (phone_number is not null or email is not null);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "guardian" cascade;`);

    this.addSql(`alter table "proposal" drop constraint "sender_shares_known";`);
    this.addSql(`alter table "proposal" drop constraint "receiver_shares_known";`);
    this.addSql(`alter table "proposal" drop column "sender_shares", drop column "receiver_shares";`);
  }

}
