import { Migration } from '@mikro-orm/migrations';

/** The candidates of a For You list are found in indexes alone, which include whom a candidate looks for. */
export class Migration20261123093000 extends Migration {

  override name = 'Migration20261123093000';

  override up(): void | Promise<void> {
    this.addSql(`drop index "match_side_wishes"; create index "match_side_wishes" on "match_side" ("gender", "country", "birth_year", "marital_status", "profile_id" desc) include ("sought_marital_status") where "is_listed";`);
    this.addSql(`drop index "match_side_states"; create index "match_side_states" on "match_side" ("gender", "state", "marital_status", "profile_id" desc) include ("sought_marital_status") where "is_listed";`);
    this.addSql(`drop index "match_side_newest"; create index "match_side_newest" on "match_side" ("gender", "marital_status", "profile_id" desc) include ("sought_marital_status") where "is_listed";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "match_side_wishes"; create index "match_side_wishes" on "match_side" ("gender", "country", "birth_year", "marital_status", "profile_id" desc) where "is_listed";`);
    this.addSql(`drop index "match_side_states"; create index "match_side_states" on "match_side" ("gender", "state", "marital_status", "profile_id" desc) where "is_listed";`);
    this.addSql(`drop index "match_side_newest"; create index "match_side_newest" on "match_side" ("gender", "marital_status", "profile_id" desc) where "is_listed";`);
  }

}
