import { Migration } from '@mikro-orm/migrations';

/** The newest candidates of a marital status, in a state and anywhere, are read from an index alone. */
export class Migration20261122180500 extends Migration {

  override name = 'Migration20261122180500';

  override up(): void | Promise<void> {
    this.addSql(`drop index "match_side_states"; create index "match_side_states" on "match_side" ("gender", "state", "marital_status", "profile_id" desc) where "is_listed";`);
    this.addSql(`drop index "match_side_newest"; create index "match_side_newest" on "match_side" ("gender", "marital_status", "profile_id" desc) where "is_listed";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "match_side_states"; create index "match_side_states" on "match_side" ("gender", "state", "profile_id" desc) where "is_listed";`);
    this.addSql(`drop index "match_side_newest"; create index "match_side_newest" on "match_side" ("gender", "profile_id" desc) where "is_listed";`);
  }

}
