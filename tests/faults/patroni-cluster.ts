import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, closeSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { serverAccount } from '@mithaq/api/src/local/server-account.ts';
import { freePort } from '../perf/server.ts';
import { canMakeNetwork, makeNetwork } from './machine-network.ts';
import { retry } from './retry.ts';

/** Two nodes of Patroni and PostgreSQL, etcd and HAProxy, with the settings of deploy/patroni. */
export type PatroniCluster = {
  /** The listener of HAProxy that leads to the primary. */
  url: string;
  /** The name of the node that leads, once there is one and the other one is its synchronous standby. */
  leader(): Promise<string>;
  /** kill -9 of the node's Patroni and PostgreSQL. */
  kill(node: string): Promise<void>;
  start(node: string): Promise<void>;
  /** SIGSTOP and SIGCONT of the whole node. */
  pause(node: string): void;
  resume(node: string): void;
  /** Whether nodes have a network that can be cut. */
  hasNetwork: boolean;
  /** No packet reaches the node or leaves it. */
  cut(node: string): void;
  reconnect(node: string): void;
  /** kill -9 of etcd, and its start with the same data. */
  killEtcd(): Promise<void>;
  startEtcd(): Promise<void>;
  /** Hands the lead to the other node. */
  switchOver(): Promise<void>;
  stop(): Promise<void>;
};

const deploy = path.join(import.meta.dirname, '../../deploy/patroni');
const binaries = '/usr/lib/postgresql/15/bin';
const programs = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  postgresql: `${binaries}/postgres`,
};

/** A sentence for each program that is missing. */
export function missingPrograms(): string[] {
  return Object.entries(programs).flatMap(([name, file]) => {
    try {
      accessSync(file);
      return [];
    } catch {
      return [`${file} is missing (apt-get install patroni etcd-server haproxy postgresql-15: ${name}).`];
    }
  });
}

/** Starts the cluster in a temporary folder, with an empty database. */
export async function startPatroniCluster(log: string): Promise<PatroniCluster> {
  const account = serverAccount();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-patroni-'));
  await chmod(folder, 0o755);
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid!);
  const ports: number[] = [];
  while (ports.length < 8) ports.push(await freePort());
  const [etcd, etcdPeer, primary, standby, ...ofNodes] = ports as [number, number, number, number, ...number[]];
  const nodes = new Map(
    ['a', 'b'].map((name, index) => [
      name,
      {
        data: path.join(folder, name),
        postgres: ofNodes[index * 2]!,
        patroni: ofNodes[index * 2 + 1]!,
        child: undefined as ChildProcess | undefined,
      },
    ]),
  );
  const output = openSync(log, 'a');
  const network = canMakeNetwork() ? makeNetwork([...nodes.keys()]) : undefined;
  const host = network?.host ?? '127.0.0.1';
  const addressOf = (name: string) => network?.addressOf(name) ?? '127.0.0.1';
  const settings = path.join(folder, 'patroni.yml');
  const sample = await readFile(path.join(deploy, 'patroni.yml'), 'utf8');
  await writeFile(settings, sample.replaceAll('127.0.0.1/32', network?.range ?? '127.0.0.1/32'));

  /** On this machine, or on that of a node. */
  function run(command: string[], env: Record<string, string> = {}, node?: string): ChildProcess {
    const [program, ...args] = node && network ? [...network.on(node, account), ...command] : command;
    return spawn(program!, args, {
      ...(node && network ? {} : account),
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', output, output],
    });
  }

  const rest = (name: string, at: string, init: RequestInit = {}) =>
    fetch(`http://${addressOf(name)}:${nodes.get(name)!.patroni}/${at}`, {
      signal: AbortSignal.timeout(2000),
      ...init,
    });

  function startNode(name: string): void {
    const node = nodes.get(name)!;
    const postgres = `${addressOf(name)}:${node.postgres}`;
    const api = `${addressOf(name)}:${node.patroni}`;
    const env = {
      PATRONI_NAME: name,
      // Not PATRONI_ETCD3_HOST: see docs/operations/several-servers.md.
      PATRONI_ETCD_HOST: `${host}:${etcd}`,
      PATRONI_RESTAPI_LISTEN: api,
      PATRONI_RESTAPI_CONNECT_ADDRESS: api,
      PATRONI_POSTGRESQL_LISTEN: postgres,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres,
      PATRONI_POSTGRESQL_DATA_DIR: node.data,
      PATRONI_POSTGRESQL_BIN_DIR: binaries,
      PATRONI_POSTGRESQL_PGPASS: path.join(folder, `pgpass-${name}`),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: 'secret',
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: 'secret',
    };
    node.child = run([programs.patroni, settings], env, name);
  }

  /** Patroni, the postmaster and its processes. */
  function pidsOf(name: string): number[] {
    const node = nodes.get(name)!;
    return [node.child!.pid!, ...postgresPids(node.data)];
  }

  const signal = (name: string, kind: NodeJS.Signals) => {
    for (const pid of pidsOf(name))
      try {
        process.kill(pid, kind);
      } catch {
        // it has ended
      }
  };

  async function leader(): Promise<string> {
    return retry(async () => {
      for (const [name, other] of [
        ['a', 'b'],
        ['b', 'a'],
      ] as const)
        if ((await rest(name, 'primary')).ok && (await rest(other, 'sync')).ok) return name;
      throw new Error('There is no leader with a synchronous standby.');
    });
  }

  const etcdCommand = [
    programs.etcd,
    '--enable-v2',
    '--name',
    'one',
    '--data-dir',
    path.join(folder, 'etcd'),
    '--listen-client-urls',
    `http://${host}:${etcd}`,
    '--advertise-client-urls',
    `http://${host}:${etcd}`,
    '--listen-peer-urls',
    `http://127.0.0.1:${etcdPeer}`,
    '--initial-advertise-peer-urls',
    `http://127.0.0.1:${etcdPeer}`,
    '--initial-cluster',
    `one=http://127.0.0.1:${etcdPeer}`,
  ];
  let etcdChild: ChildProcess;
  const startEtcd = async () => {
    etcdChild = run(etcdCommand);
    await retry(async () => void (await fetch(`http://${host}:${etcd}/health`)));
  };
  await startEtcd();
  startNode('a');
  await retry(async () => {
    if (!(await rest('a', 'primary')).ok) throw new Error('The first node does not lead.');
  });
  startNode('b');
  await leader();
  const haproxy = run([programs.haproxy, '-db', '-f', path.join(deploy, 'haproxy.cfg')], {
    PRIMARY_LISTEN: `127.0.0.1:${primary}`,
    STANDBY_LISTEN: `127.0.0.1:${standby}`,
    ...Object.fromEntries(
      [...nodes].flatMap(([name, { postgres, patroni }]) => [
        [`NODE_${name.toUpperCase()}_POSTGRES`, `${addressOf(name)}:${postgres}`],
        [`NODE_${name.toUpperCase()}_PATRONI_PORT`, String(patroni)],
      ]),
    ),
  });
  const address = (database: string) => `postgres://postgres:secret@127.0.0.1:${primary}/${database}`;
  await retry(async () => {
    const client = new pg.Client({ connectionString: address('postgres') });
    await client.connect();
    await client.query('create database mithaq').finally(() => client.end());
  });

  return {
    url: address('mithaq'),
    leader,
    async kill(name) {
      const { child } = nodes.get(name)!;
      const ended = once(child!, 'exit');
      signal(name, 'SIGKILL');
      await ended;
    },
    async start(name) {
      startNode(name);
      await leader();
    },
    pause: (name) => signal(name, 'SIGSTOP'),
    resume: (name) => signal(name, 'SIGCONT'),
    hasNetwork: network !== undefined,
    cut: (name) => network!.cut(name), // hasNetwork was asked
    reconnect: (name) => network!.reconnect(name),
    async killEtcd() {
      const ended = once(etcdChild, 'exit');
      etcdChild.kill('SIGKILL');
      await ended;
    },
    startEtcd,
    async switchOver() {
      const name = await leader();
      const init = { method: 'POST', body: JSON.stringify({ leader: name }), signal: AbortSignal.timeout(30_000) };
      const response = await rest(name, 'switchover', init);
      if (!response.ok) throw new Error(`The switchover was refused: ${await response.text()}`);
    },
    async stop() {
      for (const name of nodes.keys()) {
        const { child } = nodes.get(name)!;
        const ended = child!.exitCode === null && child!.signalCode === null ? once(child!, 'exit') : undefined;
        signal(name, 'SIGKILL');
        await ended;
      }
      haproxy.kill('SIGKILL');
      etcdChild.kill('SIGKILL');
      closeSync(output);
      network?.remove();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function postgresPids(data: string): number[] {
  try {
    const postmaster = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
    return [postmaster, ...children.map(Number)];
  } catch {
    return []; // it does not run
  }
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]);
  } catch {
    return undefined; // it has ended
  }
}
