import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { openDatabase, type Database } from './database/database.ts';
import { assertDurable } from './database/durable.ts';
import { migrate } from './database/migrate.ts';
import { createLogger } from './logging.ts';
import { openOutside, type Outside } from './outside.ts';
import { welcome } from './welcome.ts';

/** The built client; `npm start` builds it. */
const webFolder = `${import.meta.dirname}/../../web/dist`;

/** Milliseconds that requests in flight get to end in order. */
const grace = 10_000;

const config = configOrExit();
const logger = createLogger(config.logLevel);
const say = (sentence: string) => console.log(sentence);

let outside: Outside | undefined;
let database: Database | undefined;
let app: FastifyInstance | undefined;

/** Requests first, then what they need. */
async function stop(): Promise<void> {
  await app?.close();
  await database?.close();
  await outside?.close();
}

// It ends the process when stop() is through, or when the time is up.
const { close } = closeWithGrace({ delay: grace, logger: false }, async ({ err }) => {
  if (err) logger.error({ err }, 'stopped by an error');
  await stop();
  if (!config.isProduction) say('Mithaq has stopped.');
});
// The bootstrap above us was killed: nobody is left who could stop us.
process.on('disconnect', close);

try {
  outside = await openOutside(config, say);
  database = await openDatabase(outside.databaseUrl, outside.replicaUrl);
  await assertDurable(database);
  await migrate(database, outside.databaseUrl);
  if (outside.standIns.includes('database') && outside.standIns.includes('google')) {
    const { seedDemoCommunity } = await import('./local/demo-community.ts');
    const count = await seedDemoCommunity(database, outside.google.accountIssuer!);
    if (count > 0) say(`A demo community of ${count} members has moved in.`);
  }
  const { google, identity, standIns } = outside;
  app = await buildApp({
    config,
    database,
    google,
    identity,
    standIns,
    logger,
    ...(existsSync(webFolder) && { webFolder }),
  });
  await listen(app, config);
  if (!config.isProduction) say(welcome(config, outside));
} catch (error) {
  logger.error({ err: error }, 'could not start');
  console.error(error instanceof Error ? `Mithaq could not start: ${error.message}` : error);
  await stop();
  process.exit(1);
}

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(
      `Mithaq cannot start as it is configured.\n${error.problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    process.exit(1);
  }
}

/** An earlier process that was killed may need a moment to let go of the port. */
async function listen(server: FastifyInstance, { port, host }: Config): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await server.listen({ port, host });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (attempt === 20)
        throw new Error(`port ${port} is taken by another program. Choose another one with PORT=...`, { cause: error });
      await wait(250);
    }
  }
}
