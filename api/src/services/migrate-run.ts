import { assertDurable } from '../database/assert-durability.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { entities } from '../entities/entities.ts';
import { readServerSettings } from '../server/settings.ts';

/**
 * `npm run migrate`: brings the tables of DATABASE_URL to this release, while processes of the release before serve members.
 * The role needs the right to change tables; that of the servers does not.
 */
const { values, problems } = readServerSettings(process.env);
const url = values.DATABASE_URL;
if (!url) {
  const problem = problems.find((each) => each.startsWith('DATABASE_URL'));
  console.error(problem ?? 'DATABASE_URL is not set. It names the database to migrate.');
  process.exit(2);
}
try {
  const database = await openDatabase(url, entities);
  await assertDurable(database);
  const count = await migrate(database, url);
  console.log(count === 0 ? 'The database is up to date.' : `Ran ${count} migrations.`);
} catch (error) {
  console.error(`The database was not migrated: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
process.exit();
