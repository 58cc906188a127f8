import type { TestProject } from 'vitest/node';
import { startScratchPostgres } from '../local/scratch-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one real PostgreSQL for the test run; each test file creates its own database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startScratchPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
