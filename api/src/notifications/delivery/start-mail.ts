import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Config } from '../../server/config.ts';
import { keyedHashes } from '../../server/keyed-hashes.ts';
import { deliverMail, type Outcome } from './deliver-mail.ts';
import { deliveryMetrics } from './delivery-metrics.ts';
import { startDeliveryWorker } from './delivery-worker.ts';
import { mailTransport } from './mail-transport.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';
import { watchRequests } from './watch-requests.ts';

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
  const links = unsubscribeLinks(keyedHashes(hashKeys).unsubscribeKeys(), publicUrl);
  const stop = startDeliveryWorker<Outcome>({
    database,
    channel: 'MAIL',
    deliver: (job) => deliverMail({ database, transport, links, publicUrl, moderatorEmails, now }, job),
    count: deliveryMetrics(app, database, 'MAIL', now),
    words: {
      misconfigured: 'the mail server refuses this configuration; see SMTP_URL and MAIL_FROM',
      notTaken: 'the mail server did not take a mail',
    },
    isServing: watchRequests(app.server),
    now,
    logger,
  });
  return async () => {
    await stop();
    transport.close();
  };
}
