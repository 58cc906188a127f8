import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import { Refusal } from './errors.ts';

/** Milliseconds the database may take to answer before we are not ready. */
const patience = 2500;

/** /healthz: the process lives. /readyz: it can do its work. Neither says which version or host. */
export function serveHealth(app: FastifyInstance, { pool }: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    const late = AbortSignal.timeout(patience);
    const silence = new Promise<never>((_, reject) =>
      late.addEventListener('abort', () => reject(new Refusal('unavailable'))),
    );
    await Promise.race([pool.query('select 1'), silence]).catch((cause: unknown) => {
      throw new Refusal('unavailable', { cause });
    });
    return { status: 'ready' };
  });
}
