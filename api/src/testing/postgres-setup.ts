import type { TestProject } from 'vitest/node';
import { startScratchPostgres } from '../local/scratch-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One real PostgreSQL for the whole run; each test file makes a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startScratchPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
