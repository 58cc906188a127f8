import { Migration } from '@mikro-orm/migrations';

/** The height as it was meant, as the triggers of the migration before write it. */
const heightCm = `(select case when p.height_cm between low and high then p.height_cm else cm end from (values (3, 92, 90, 92), (3.1, 94, 93, 96), (3.2, 97, 97, 99), (3.3, 100, 100, 102), (3.4, 104, 103, 105), (3.5, 107, 106, 108), (3.6, 109, 109, 111), (3.7, 112, 112, 114), (3.8, 115, 115, 117), (3.9, 119, 118, 120), (4, 122, 121, 123), (4.1, 124, 124, 126), (4.2, 127, 127, 129), (4.3, 130, 130, 132), (4.4, 135, 133, 135), (4.5, 137, 136, 138), (4.6, 140, 139, 141), (4.7, 142, 142, 144), (4.8, 145, 145, 147), (4.9, 150, 148, 150), (5, 152, 151, 153), (5.1, 155, 154, 156), (5.2, 157, 157, 160), (5.3, 161, 161, 163), (5.4, 165, 164, 166), (5.5, 168, 167, 169), (5.6, 170, 170, 172), (5.7, 173, 173, 175), (5.8, 176, 176, 178), (5.9, 180, 179, 181), (6, 183, 182, 184), (6.1, 185, 185, 187), (6.2, 188, 188, 190), (6.3, 191, 191, 193), (6.4, 196, 194, 196), (6.5, 198, 197, 199), (6.6, 201, 200, 202), (6.7, 203, 203, 205), (6.8, 206, 206, 208), (6.9, 211, 209, 211), (7, 213, 212, 214), (7.1, 216, 215, 217), (7.2, 218, 218, 220), (7.3, 221, 221, 224), (7.4, 226, 225, 227), (7.5, 229, 228, 230), (7.6, 231, 231, 233), (7.7, 234, 234, 236), (7.8, 237, 237, 239), (7.9, 241, 240, 242), (8, 243, 243, 245)) feet (height, cm, low, high) where feet.height = p.height)`;

/**
 * Fills the heights that were stored before, and makes the indexes with them. The release before is served by these, too, since they
 * have its columns; then the old ones go.
 */
export class Migration20261124091024 extends Migration {

  override name = 'Migration20261124091024';

  // Members read and write the table meanwhile; an index that was left half-made is made again.
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    // A row that a trigger has written meanwhile is not changed.
    this.addSql(`do $$ declare rows uuid[]; last uuid := '00000000-0000-0000-0000-000000000000'; begin
  loop
    select array_agg(profile_id order by profile_id) into rows
      from (select profile_id from match_side where profile_id > last order by profile_id limit 500) part;
    exit when rows is null;
    update match_side m set height_cm = ${heightCm} from profile p
      where p.id = m.profile_id and m.profile_id = any (rows) and m.height_cm = 0;
    last := rows[array_upper(rows, 1)];
    commit;
  end loop;
end $$;`);
    this.addSql(`drop index concurrently if exists "match_side_filters";`);
    this.addSql(`create index concurrently "match_side_filters" on "match_side" ("gender", "profile_id" desc) include ("birth_year", "height", "height_cm", "traits", "education") where "is_listed";`);
    this.addSql(`drop index concurrently if exists "match_side_filters_countries";`);
    this.addSql(`create index concurrently "match_side_filters_countries" on "match_side" ("gender", "country", "profile_id" desc) include ("birth_year", "height", "height_cm", "traits", "education") where "is_listed";`);
    this.addSql(`drop index concurrently if exists "match_side_filters_states";`);
    this.addSql(`create index concurrently "match_side_filters_states" on "match_side" ("gender", "state", "profile_id" desc) include ("country", "birth_year", "height", "height_cm", "traits", "education") where "is_listed";`);
    this.addSql(`drop index concurrently if exists "match_side_feed";`);
    this.addSql(`drop index concurrently if exists "match_side_feed_countries";`);
    this.addSql(`drop index concurrently if exists "match_side_feed_states";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index concurrently if exists "match_side_feed";`);
    this.addSql(`create index concurrently "match_side_feed" on "match_side" ("gender", "profile_id" desc) include ("birth_year", "height", "traits", "education") where "is_listed";`);
    this.addSql(`drop index concurrently if exists "match_side_feed_countries";`);
    this.addSql(`create index concurrently "match_side_feed_countries" on "match_side" ("gender", "country", "profile_id" desc) include ("birth_year", "height", "traits", "education") where "is_listed";`);
    this.addSql(`drop index concurrently if exists "match_side_feed_states";`);
    this.addSql(`create index concurrently "match_side_feed_states" on "match_side" ("gender", "state", "profile_id" desc) include ("country", "birth_year", "height", "traits", "education") where "is_listed";`);
    this.addSql(`drop index concurrently if exists "match_side_filters";`);
    this.addSql(`drop index concurrently if exists "match_side_filters_countries";`);
    this.addSql(`drop index concurrently if exists "match_side_filters_states";`);
  }

}
