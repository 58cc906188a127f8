import { readdirSync } from 'node:fs';
import type { Pool } from 'pg';
import { sqlState } from './database.ts';

/**
 * The release before this one. Its processes go on working with the tables that this release makes, so that processes are
 * replaced one by one and can be put back. A new release writes its predecessor here, with the commit, since a copy of the
 * repository may lack the tag.
 */
export const releaseBefore = {
  version: '1.0.0',
  commit: '8a5ebfb2c4d8fa8ac0a489b4e0f124c6cf71bad9',
  newestMigration: 'Migration20261123093000',
};

/** The migrations of this code, oldest first, as MikroORM stores their names. */
export const ownMigrations: readonly string[] = readdirSync(`${import.meta.dirname}/migrations`)
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted();

/** A pool or a client. */
type Queryable = Pick<Pool, 'query'>;

/** undefined_table: of a database that was never migrated, or by a release before there was a compatibility. */
const undefinedTable = '42P01';

/** The migrations of this code that the database lacks. */
export async function missingMigrations(pool: Queryable): Promise<string[]> {
  const { rows } = await pool
    .query<{ name: string }>('select name from mikro_orm_migrations')
    .catch(orNothingWithoutTable);
  const executed = new Set(rows.map(({ name }) => name));
  return ownMigrations.filter((name) => !executed.has(name));
}

/**
 * A sentence that says why this code cannot work with the tables, or undefined when it can. Migrations that it does not know
 * are no reason, when the release that ran them has written that they suit this code, too.
 */
export async function newerSchemaProblem(pool: Queryable): Promise<string | undefined> {
  const { rows } = await pool
    .query<{ migration: string; isCompatible: boolean }>(
      `select name as migration, coalesce(name <= compatibility.newest and compatibility.needed = any ($1), false) as "isCompatible"
       from mikro_orm_migrations left join compatibility on true order by name desc limit 1`,
      [ownMigrations],
    )
    .catch(orNothingWithoutTable);
  const [newest] = rows;
  if (!newest || newest.isCompatible || ownMigrations.includes(newest.migration)) return undefined;
  return (
    `the database is newer than this release: it has ${newest.migration}, and this release knows migrations up to ` +
    `${ownMigrations.at(-1)}. Run the release that migrated it, or the one before.`
  );
}

function orNothingWithoutTable(error: unknown): { rows: never[] } {
  if (sqlState(error) === undefinedTable) return { rows: [] };
  throw error;
}

/**
 * Writes which releases work with the tables that this release makes: this one and the one before. It is written before the first
 * migration, so that processes of the release before stay ready meanwhile; of a database that has no such table yet there
 * are none that ask. A database that a later release has migrated stays as that one wrote it.
 */
export async function recordCompatibility(pool: Queryable): Promise<void> {
  await pool
    .query(
      `insert into compatibility (id, newest, needed) values (1, $1, $2)
       on conflict (id) do update set newest = excluded.newest, needed = excluded.needed
       where compatibility.newest < excluded.newest
         or compatibility.newest = excluded.newest and compatibility.needed <> excluded.needed`,
      [ownMigrations.at(-1), releaseBefore.newestMigration],
    )
    .catch(orNothingWithoutTable);
}

/**
 * Refuses to start with tables that are older than this code, or too new for it.
 * @throws Error that says what to do
 */
export async function assertSchemaFits(pool: Queryable): Promise<void> {
  const missing = await missingMigrations(pool);
  if (missing.length > 0)
    throw new Error(
      `the database lacks ${missing.length} of this release's migrations, from ${missing[0]} on. Run \`npm run migrate\` first.`,
    );
  const problem = await newerSchemaProblem(pool);
  if (problem) throw new Error(problem);
}
