import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres, type LocalPostgres } from '@mithaq/api/src/local/postgres.ts';
import { createScratchDatabase } from '@mithaq/api/src/local/scratch-database.ts';
import { openDatabase, type Database } from '@mithaq/api/src/database/database.ts';
import { entities } from '@mithaq/api/src/entities/entities.ts';
import { seedFactories } from '@mithaq/openapi/examples/factories.ts';
import { freePort } from '../perf/server.ts';
import { startProcesses, type ApiProcess } from './api-process.ts';
import { createDisk } from './disk.ts';
import { ownName } from './fault-kinds.ts';
import { runFaults } from './fault-run.ts';
import { hangableProxy } from './hangable-proxy.ts';
import { runMachines } from './machines.ts';
import { runSeveralServers } from './several-servers.ts';
import { runModel } from './model-run.ts';
import { runNotices } from './notices.ts';
import { runUpgrade } from './upgrade.ts';

/**
 * `npm run test:faults`: members use the product at once, every answer and every row is compared with a model made of
 * openapi/rules; then parts of it are killed, cut off and filled up during use. `-- --seed` repeats the
 * choices of a run, `--operations` and `--faults` say how many; 0 leaves a part out.
 * `-- --several-servers` is another run: two API processes, a primary, a standby, Valkey and a proxy, each of which is killed once.
 * `-- --machines` is a third: the primary of a Patroni cluster is switched over, killed, paused and cut off, and loses etcd.
 * `-- --upgrade` is a fourth: members use the product while its release changes, behind HAProxy.
 * `-- --notices` is a fifth: mails and pushes about a thousand events go out while the processes, the mail server, the push service and
 * the database are killed.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    operations: { type: 'string', default: '20000' },
    faults: { type: 'string', default: '150' },
    'several-servers': { type: 'boolean', default: false },
    machines: { type: 'boolean', default: false },
    upgrade: { type: 'boolean', default: false },
    notices: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const operations = Number(values.operations);
const count = Number(values.faults);
/** The product's promise, in milliseconds. */
const healingGoal = 5000;
seedFactories(String(seed));
console.log(`Seed ${seed}; repeat with: npm run test:faults -- --seed ${seed}`);

const disk = await createDisk();
const log = path.join(disk.logs, 'api.log');
const missed = await run().finally(() => disk.remove());
console.log(
  missed.length > 0
    ? `\nMissed: ${missed.join('; ')}.\nThe output of the servers is in ${log}.`
    : '\nEverything holds.',
);
process.exitCode = missed.length === 0 ? 0 : 1;

function run(): Promise<string[]> {
  if (values.machines) return runMachines(log);
  if (values.upgrade) return runUpgrade(log, disk.folder);
  if (values.notices) return runNotices(log, disk.folder, seed);
  return values['several-servers'] ? runSeveralServers(log) : testOneServer();
}

async function testOneServer(): Promise<string[]> {
  const postgres = await startPostgres({ dataDir: disk.folder, log: () => undefined });
  try {
    return [...(await testModel(postgres)), ...(await testFaults(postgres))];
  } finally {
    await postgres.stop();
  }
}

async function testModel(postgres: LocalPostgres): Promise<string[]> {
  if (operations === 0) return [];
  const { url, drop } = await createScratchDatabase(postgres.url);
  const processes = await startProcesses([await freePort(), await freePort()], url, log);
  const database = await openDatabase(url, entities);
  try {
    return await runModel({ database, processes, operations, seed });
  } finally {
    await Promise.all(processes.map((api) => api.end('SIGTERM')));
    await database.close();
    await drop();
  }
}

async function testFaults(postgres: LocalPostgres): Promise<string[]> {
  if (count === 0) return [];
  const { url } = await createScratchDatabase(postgres.url);
  const proxy = await hangableProxy(url);
  const [api] = (await startProcesses([await freePort()], proxy.url, log)) as [ApiProcess]; // as many as there are ports
  const database = await openDatabase(`${url}?application_name=${ownName}`, entities);
  try {
    await limitLogFiles(database);
    return await runFaults({ api, postgres, proxy, database, disk, count, seed, healingGoal });
  } finally {
    await api.end('SIGKILL');
    await database.close();
    await proxy.close();
  }
}

/** The disk is small. */
async function limitLogFiles({ pool }: Database): Promise<void> {
  for (const setting of [`max_wal_size = '64MB'`, `min_wal_size = '32MB'`])
    await pool.query(`alter system set ${setting}`);
  await pool.query('select pg_reload_conf()');
}
