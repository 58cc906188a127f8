import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { ApiProblem } from './problems.ts';

/** Milliseconds for the database to respond before the process counts as not ready. */
const timeoutMs = 2500;

/** Milliseconds for which an answer of the database holds, so that many callers of /readyz cost one query. */
const rememberedMs = 1000;

/** Serves /healthz (the process runs) and /readyz (the database responds). Neither tells version or host. */
export function serveHealth(app: FastifyInstance, { pool }: Database): void {
  let remembered: { until: number; answer: Promise<void> } | undefined;

  function askDatabase(): Promise<void> {
    if (remembered && performance.now() < remembered.until) return remembered.answer;
    const answer = withTimeout(pool.query('select 1'));
    const asked = { until: Infinity, answer };
    const remember = () => (asked.until = performance.now() + rememberedMs);
    answer.then(remember, remember);
    remembered = asked;
    return answer;
  }

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await askDatabase().catch((cause: unknown) => {
      throw new ApiProblem('unavailable', { cause });
    });
    return { status: 'ready' };
  });
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const timeout = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('the database did not respond in time'))),
  );
  await Promise.race([work, timeout]);
}
