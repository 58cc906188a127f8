import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Config } from '../../server/config.ts';
import { deliverPush } from './deliver-push.ts';
import { deliveryMetrics } from './delivery-metrics.ts';
import { startDeliveryWorker } from './delivery-worker.ts';
import { pushKeysOf } from './push-keys.ts';
import { pushTransport } from './push-transport.ts';
import { watchRequests } from './watch-requests.ts';

type Parts = {
  app: FastifyInstance;
  database: Database;
  config: Pick<Config, 'moderatorEmails' | 'hashKeys' | 'vapidPrivateKey' | 'operator'>;
  logger: FastifyBaseLogger;
};

/** Sends pushes about news in this process. Returns what stops it. */
export function startPush({ app, database, config, logger }: Parts): () => Promise<void> {
  const { moderatorEmails, operator } = config;
  const now = () => new Date();
  const transport = pushTransport({ keys: pushKeysOf(config), contactEmail: operator.contactEmail });
  return startDeliveryWorker({
    database,
    channel: 'PUSH',
    deliver: (job) => deliverPush({ database, transport, moderatorEmails, now }, job),
    count: deliveryMetrics(app, database, 'PUSH', now),
    words: { notTaken: 'a push service did not take a message' },
    isServing: watchRequests(app.server),
    now,
    logger,
  });
}
