import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { newerSchemaProblem } from '../database/schema-version.ts';
import { ApiProblem } from './problems.ts';

/** Milliseconds for the database to respond before the process counts as not ready. */
const timeoutMs = 2500;

/** Milliseconds for which an answer of the database holds, so that many callers of /readyz cost one query. */
const rememberedMs = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes /readyz 503 and ends each connection with its next response, so that proxies send their requests elsewhere. */
    startDraining: () => void;
  }
}

/**
 * Serves /healthz (the process runs) and /readyz: the database responds, its tables are not too new for this process, and
 * the process is not about to stop. Neither tells version or host to the public, but /readyz names the migrations it lacks.
 */
export function serveHealth(app: FastifyInstance, { pool }: Database): void {
  let remembered: { until: number; answer: Promise<string | undefined> } | undefined;
  let isDraining = false;
  let logged: string | undefined;

  app.decorate('startDraining', () => {
    isDraining = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });

  function askDatabase(): Promise<string | undefined> {
    if (remembered && performance.now() < remembered.until) return remembered.answer;
    const answer = withTimeout(newerSchemaProblem(pool));
    const asked = { until: Infinity, answer };
    const remember = () => (asked.until = performance.now() + rememberedMs);
    answer.then(remember, remember);
    remembered = asked;
    return answer;
  }

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isDraining) return reply.code(503).send({ status: 'stopping' });
    const problem = await askDatabase().catch((cause: unknown) => {
      throw new ApiProblem('unavailable', { cause });
    });
    if (problem && problem !== logged) app.log.error(`this server is not ready: ${problem}`);
    logged = problem;
    return problem ? reply.code(503).send({ status: 'not ready', reason: problem }) : { status: 'ready' };
  });
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  const timeout = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('the database did not respond in time'))),
  );
  return Promise.race([work, timeout]);
}
