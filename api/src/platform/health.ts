import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import { ApiProblem } from '../http/problems.ts';

/** Milliseconds for the database to respond before the process counts as not ready. */
const timeoutMs = 2500;

/** Serves /healthz (the process runs) and /readyz (the database responds). Neither tells version or host. */
export function serveHealth(app: FastifyInstance, { pool }: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const timeout = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new ApiProblem('unavailable'))),
    );
    await Promise.race([pool.query('select 1'), timeout]).catch((cause: unknown) => {
      throw new ApiProblem('unavailable', { cause });
    });
    return { status: 'ready' };
  });
}
