import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './server/config.ts';
import { openDatabase, type Database } from './database/database.ts';
import { entities } from './entities/entities.ts';
import { openConnections } from './database/connections.ts';
import { assertDurable } from './database/assert-durability.ts';
import { migrate } from './database/migrate.ts';
import { assertSchemaFits } from './database/schema-version.ts';
import { keyedHashes } from './server/keyed-hashes.ts';
import { createLogger } from './server/logging.ts';
import type { Tracing } from './server/tracing.ts';
import { connectExternalServices, type ExternalServices } from './services/external-services.ts';
import { startReminders } from './notifications/reminders.ts';
import { startMail } from './notifications/delivery/start-mail.ts';
import { startPush } from './notifications/delivery/start-push.ts';
import { startRetention } from './services/retention.ts';
import { startupBanner } from './services/startup-banner.ts';
import { onStopRequest, stopSignals } from './server/stop-requests.ts';

/** The built client; `npm start` builds it. */
const webFolder = `${import.meta.dirname}/../../web/dist`;

/** The built Storybook; `npm run storybook:site` builds it. */
const storybookFolder = `${import.meta.dirname}/../../storybook-static`;

/** Milliseconds for requests in flight to end when the server stops. */
const shutdownTimeoutMs = 10_000;

/** Runs a server until a signal or an error ends it; the process ends with it. */
export async function serve(config: Config, tracing?: Tracing): Promise<void> {
  // Its stories change cookies and stored drafts of the origin, so it is for development only.
  const hasStorybook = !config.isProduction && existsSync(`${storybookFolder}/iframe.html`);
  const logger = createLogger(config.logLevel);
  const print = (line: string) => console.log(line);

  let services: ExternalServices | undefined;
  let database: Database | undefined;
  let app: FastifyInstance | undefined;
  let stopRetention: (() => void) | undefined;
  let stopReminders: (() => void) | undefined;
  let stopMail: (() => Promise<void>) | undefined;
  let stopPush: (() => Promise<void>) | undefined;

  /** Still serves, until proxies have read /readyz and send no more requests. */
  async function drain(): Promise<void> {
    if (!app?.server.listening) return;
    app.startDraining();
    await wait(config.shutdownDelayMs);
  }

  /** Stops accepting requests first, then closes what they use. */
  async function stop(): Promise<void> {
    stopRetention?.();
    stopReminders?.();
    await Promise.all([app?.close(), stopMail?.(), stopPush?.()]);
    await tracing?.stop();
    await database?.close();
    await services?.close();
  }

  // Ends the process after stop(), or after the time-out. The second of two signals would end it at once.
  const options = { delay: config.shutdownDelayMs + shutdownTimeoutMs, logger: false as const, skip: [...stopSignals] };
  const { close } = closeWithGrace(options, async ({ err }) => {
    if (err) logger.error({ err }, 'stopped by an error');
    else await drain();
    await stop();
    if (!config.isProduction) print('Mithaq has stopped.');
  });
  onStopRequest(close);

  try {
    services = await connectExternalServices(config, print);
    database = await openDatabase(services.databaseUrl, entities, services.replicaUrl, config.connections);
    await untilConnected(() => assertDurable(database!));
    // A developer types one command. Operators migrate once, with another role, before the processes of a release start.
    await (config.isProduction ? assertSchemaFits(database.pool) : migrate(database, services.databaseUrl));
    if (services.localServices.includes('database') && services.localServices.includes('google')) {
      const { seedDemoCommunity } = await import('./services/demo-community.ts');
      const count = await seedDemoCommunity(database, services.google.accountIssuer!);
      if (count > 0) print(`Seeded ${count} demo members.`);
    }
    await openConnections(database.pool, config.connections);
    const { google, identity, localServices } = services;
    app = await buildApp({
      config,
      database,
      google,
      identity,
      localServices,
      hasMail: services.mail !== undefined,
      logger,
      tracing,
      ...(existsSync(webFolder) && { webFolder }),
      ...(hasStorybook && { storybookFolder }),
    });
    await listen(app, config);
    stopRetention = startRetention(database, keyedHashes(config.hashKeys), logger);
    stopReminders = startReminders(database, logger);
    if (services.mail) stopMail = startMail({ app, database, mail: services.mail, config, logger });
    if (config.hasPush) stopPush = startPush({ app, database, config, logger });
    // Else Node writes it at the end, which a process that is killed does not reach: the next start would take twice as long.
    flushCompileCache();
    if (!config.isProduction) print(startupBanner(config, services, hasStorybook));
  } catch (error) {
    logger.error({ err: error }, 'could not start');
    console.error(error instanceof Error ? `Mithaq could not start: ${error.message}` : error);
    await stop();
    process.exit(1);
  }
}

/** Tries five times: on a machine that is busy, the first connection takes longer than a request would wait for one. */
async function untilConnected(ask: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      const isLate =
        error instanceof Error && /connection timeout|timeout exceeded when trying to connect/.test(error.message);
      if (!isLate || attempt === 5) throw error;
    }
  }
}

/** Retries for five seconds: an earlier process may still hold the port. */
async function listen(server: FastifyInstance, { port, host }: Config): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await server.listen({ port, host });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (attempt === 20)
        throw new Error(`port ${port} is in use by another program. Choose another port with PORT=...`, {
          cause: error,
        });
      await wait(250);
    }
  }
}
