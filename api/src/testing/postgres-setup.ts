import type { TestProject } from 'vitest/node';
import { createScratchDatabase, startScratchPostgres } from '../local/scratch-database.ts';
import { openDatabase } from '../database/database.ts';
import { entities } from '../entities/entities.ts';
import { migrate } from '../database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** A database with all migrations and no rows, to copy. */
    migratedDatabase: string;
  }
}

/** Starts one real PostgreSQL for the test run; each test file copies a migrated database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startScratchPostgres();
  const { name, url } = await createScratchDatabase(server.url);
  const database = await openDatabase(url, entities);
  await migrate(database, url);
  await database.close();
  project.provide('postgresUrl', server.url);
  project.provide('migratedDatabase', name);
  return () => server.stop();
}
