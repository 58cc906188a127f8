import { Migration } from '@mikro-orm/migrations';

/** A number that is not proved waits in a column of its own, and the last sign-in is kept. */
export class Migration20261122071334 extends Migration {

  override name = 'Migration20261122071334';

  override up(): void | Promise<void> {
    this.addSql(`alter table "app_user" add "signed_in_at" timestamptz not null default now();`);

    this.addSql(`alter table "profile" add "pending_phone_number" varchar(16) null;`);
    this.addSql(`update "profile" set "pending_phone_number" = "phone_number", "phone_number" = null where not "is_verified";`);
    this.addSql(`alter table "profile" add constraint "profile_pending_is_unverified" check (not is_verified or pending_phone_number is null);`);
  }

}
