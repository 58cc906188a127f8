import type { FastifyInstance, FastifyRequest } from 'fastify';
import metrics from 'fastify-metrics';
import { isSameSecret } from './is-same-secret.ts';
import { ApiProblem } from '../http/problems.ts';

/** Serves /metrics for Prometheus to this machine, or with the operator's token. Labels are routes, methods and statuses, no ids. */
export async function serveMetrics(app: FastifyInstance, token: string | undefined): Promise<void> {
  await app.register(metrics, {
    endpoint: null,
    clearRegisterOnInit: true,
    routeMetrics: { registeredRoutesOnly: true, invalidRouteGroup: 'unknown' },
  });
  app.get('/metrics', async (request, reply) => {
    assertAllowed(request, token);
    const { register } = app.metrics.client;
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** @throws ApiProblem not-found, so that /metrics is hidden from others */
function assertAllowed(request: FastifyRequest, token: string | undefined): void {
  const given = request.headers.authorization;
  const isOperator = token !== undefined && given !== undefined && isSameSecret(given, `Bearer ${token}`);
  // Behind a proxy on this machine every request seems local; a forwarded one is not.
  const isLocal =
    !request.headers['x-forwarded-for'] && /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '');
  if (!isOperator && !isLocal) throw new ApiProblem('not-found');
}
