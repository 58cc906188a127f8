import { Migration } from '@mikro-orm/migrations';

/** One entry for each moderator, member and day. */
export class Migration20261124061414 extends Migration {

  override name = 'Migration20261124061414';

  // Moderators write to the table meanwhile; an index that was left half-made is made again.
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`drop index concurrently if exists "moderation_audit_messages_read";`);
    this.addSql(`create unique index concurrently "moderation_audit_messages_read" on "moderation_audit" ("moderator", "profile_id", (("at" at time zone 'UTC')::date)) where "action" = 'READ_MESSAGES';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index concurrently if exists "moderation_audit_messages_read";`);
  }

}
