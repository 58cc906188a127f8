import type { FastifyInstance } from 'fastify';

const checkEveryMs = 50;

/**
 * While the server closes, ends every connection as soon as no request is in flight. Node itself ends idle connections
 * once, and then waits for those that a browser opened without a request, and for those that became idle meanwhile.
 */
export function closeConnections(app: FastifyInstance): void {
  let inFlight = 0;
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight += 1;
    reply.raw.once('close', () => (inFlight -= 1));
    done();
  });
  app.addHook('preClose', async () => {
    const timer = setInterval(() => {
      if (inFlight === 0) app.server.closeAllConnections();
    }, checkEveryMs);
    app.server.once('close', () => clearInterval(timer));
  });
}
