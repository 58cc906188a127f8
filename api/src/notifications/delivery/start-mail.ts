import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Config } from '../../server/config.ts';
import { keyedHashes } from '../../server/keyed-hashes.ts';
import { mailMetrics } from './mail-metrics.ts';
import { mailTransport } from './mail-transport.ts';
import { startMailWorker } from './mail-worker.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

type Parts = {
  app: FastifyInstance;
  database: Database;
  mail: NonNullable<Config['mail']>;
  config: Pick<Config, 'publicUrl' | 'moderatorEmails' | 'hashKeys'>;
  logger: FastifyBaseLogger;
};

/** Sends mails about news in this process. Returns what stops it. */
export function startMail({ app, database, mail, config, logger }: Parts): () => Promise<void> {
  const { publicUrl, moderatorEmails, hashKeys } = config;
  const now = () => new Date();
  const transport = mailTransport(mail);
  const stop = startMailWorker({
    database,
    transport,
    links: unsubscribeLinks(keyedHashes(hashKeys).unsubscribeKeys(), publicUrl),
    publicUrl,
    moderatorEmails,
    now,
    logger,
    count: mailMetrics(app, database, now),
  });
  return async () => {
    await stop();
    transport.close();
  };
}
