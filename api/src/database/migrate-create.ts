import { MikroORM } from '@mikro-orm/postgresql';
import { createScratchDatabase, startScratchPostgres } from '../local/scratch-database.ts';
import { ormOptions, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

/** Writes a migration for what the entities have and the migrations do not, by comparing with a real PostgreSQL. */
const server = await startScratchPostgres();
try {
  const { url } = await createScratchDatabase(server.url);
  const database = await openDatabase(url);
  await migrate(database, url);
  await database.close();
  const orm = await MikroORM.init(ormOptions(url));
  const { fileName } = await orm.migrator.create();
  await orm.close(true);
  console.log(
    fileName ? `Written: api/src/database/migrations/${fileName}` : 'The migrations already say what the entities say.',
  );
} finally {
  await server.stop();
}
