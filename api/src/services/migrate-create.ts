import { MikroORM } from '@mikro-orm/postgresql';
import { createScratchDatabase, startScratchPostgres } from '../local/scratch-database.ts';
import { activePairIndex } from '../entities/proposal.entity.ts';
import { isActivePairIndexCurrent } from '../entities/active-pair-index.ts';
import { ormOptions, openDatabase } from '../database/database.ts';
import { entities } from '../entities/entities.ts';
import { migrate } from '../database/migrate.ts';

/** Writes a migration for the difference between the entities and the migrations, with a real PostgreSQL. */
const server = await startScratchPostgres();
try {
  const { url } = await createScratchDatabase(server.url);
  const database = await openDatabase(url, entities);
  await migrate(database, url);
  // Without the old index, MikroORM writes the new one into the migration.
  if (!(await isActivePairIndexCurrent(database))) await database.pool.query(`drop index "${activePairIndex.name}"`);
  await database.close();
  const orm = await MikroORM.init(ormOptions(url, entities));
  const { fileName } = await orm.migrator.create();
  await orm.close(true);
  console.log(
    fileName ? `Written: api/src/database/migrations/${fileName}` : 'The migrations are up to date with the entities.',
  );
} finally {
  await server.stop();
}
