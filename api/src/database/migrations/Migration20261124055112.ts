import { Migration } from '@mikro-orm/migrations';

export class Migration20261124055112 extends Migration {

  override name = 'Migration20261124055112';

  override up(): void | Promise<void> {
    this.addSql(`create table "proposal_text" ("proposal_id" uuid not null, "field" varchar(20) not null, "author_id" uuid not null, "text" text not null, "is_held" boolean not null, primary key ("proposal_id", "field"));`);
    this.addSql(`create index "proposal_text_author_id_index" on "proposal_text" ("author_id");`);

    this.addSql(`alter table "preferences" add "questions" text[] null;`);

    this.addSql(`alter table "moderation_case" add "proposal_id" uuid null;`);

    this.addSql(`alter table "proposal_text" add constraint "proposal_text_proposal_id_foreign" foreign key ("proposal_id") references "proposal" ("id") on delete cascade;`);
    this.addSql(`alter table "proposal_text" add constraint "proposal_text_author_id_foreign" foreign key ("author_id") references "profile" ("id") on delete cascade;`);
    this.addSql(`alter table "proposal_text" add constraint "field_known" check (field in ('note', 'firstQuestion', 'firstAnswer', 'secondQuestion', 'secondAnswer', 'answerNote'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "proposal_text" cascade;`);

    this.addSql(`alter table "moderation_case" drop column "proposal_id";`);

    this.addSql(`alter table "preferences" drop column "questions";`);
  }

}
