import type { FastifyInstance, FastifyRequest } from 'fastify';
import metrics from 'fastify-metrics';
import { isLoopback } from './address.ts';
import type { Config } from '../server/config.ts';
import { isSameSecret } from '../server/is-same-secret.ts';
import type { Database } from '../database/database.ts';
import { ApiProblem } from './problems.ts';
import { registerServiceMetrics } from './service-metrics.ts';

type Options = Pick<Config, 'metricsToken' | 'trustProxy'>;

/** Serves /metrics for Prometheus to this machine, or with the operator's token. Labels are routes, methods and statuses, no ids. */
export async function serveMetrics(
  app: FastifyInstance,
  { metricsToken, trustProxy }: Options,
  database: Database,
): Promise<void> {
  await app.register(metrics, {
    endpoint: null,
    clearRegisterOnInit: true,
    // The histogram has the same times, and of several processes they can be added.
    routeMetrics: {
      enabled: { histogram: true, summary: false },
      registeredRoutesOnly: true,
      invalidRouteGroup: 'unknown',
    },
  });
  registerServiceMetrics(app, database);
  app.get('/metrics', { compress: {} }, async (request, reply) => {
    assertAllowed(request, metricsToken, trustProxy === 0);
    const { register } = app.metrics.client;
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** @throws ApiProblem not-found, so that /metrics is hidden from others */
function assertAllowed(request: FastifyRequest, token: string | undefined, isDirect: boolean): void {
  const given = request.headers.authorization;
  const isOperator = token !== undefined && given !== undefined && isSameSecret(given, `Bearer ${token}`);
  if (!isOperator && !(isDirect && isFromThisMachine(request))) throw new ApiProblem('not-found');
}

/** What a proxy adds (RFC 7239, RFC 9110 section 7.6.3, and the names in use before them). */
const forwardedBy = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/;

/** With a proxy on this machine every request comes from loopback. A forwarded one, or one for another host, is not local. */
function isFromThisMachine({ headers, socket, hostname }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => forwardedBy.test(name));
  return !isForwarded && isLoopback(socket.remoteAddress ?? '') && /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
