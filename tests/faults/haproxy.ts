import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiProcess } from './api-process.ts';

/** HAProxy in front of two processes, with its admin socket. */
export type Haproxy = {
  url: string;
  /** Sends a process no new request, and resolves when it works on none: for processes that do not leave by themselves. */
  drain(api: ApiProcess): Promise<void>;
  /** Ends drain(), and resolves when the proxy sends the process requests. */
  use(api: ApiProcess): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  port: number;
  processes: readonly ApiProcess[];
  folder: string;
  /** A file for what the proxy says. */
  log: string;
};

const sample = path.join(import.meta.dirname, '../../deploy/proxies/haproxy.cfg');
const names = ['first', 'second'];
const noticeMs = 60_000;

/**
 * Starts HAProxy (`apt-get install haproxy`) with the backend of deploy/proxies/haproxy.cfg, except that a request or connection
 * that fails is not tried again: every failure reaches the caller.
 */
export async function startHaproxy({ port, processes, folder, log }: Options): Promise<Haproxy> {
  const socket = path.join(folder, 'haproxy.sock');
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, configOf(port, processes, socket));
  const output = openSync(log, 'a');
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', output, output] });
  closeSync(output);
  const ended = once(proxy, 'exit').catch(() => undefined);
  await once(proxy, 'spawn').catch((cause: unknown) => {
    throw new Error('HAProxy is not installed: apt-get install haproxy', { cause });
  });

  const command = async (line: string): Promise<string> => {
    const connection = connect(socket);
    connection.end(`${line}\n`);
    return text(connection);
  };
  /** The proxy's own words on a server: its status and the number of requests there. */
  const look = async (api: ApiProcess) => {
    const name = nameOf(api);
    const [header, ...rows] = (await command('show stat')).replace('# ', '').trim().split('\n');
    const columns = header!.split(',');
    const row = rows.map((each) => each.split(',')).find((each) => each[0] === 'mithaq' && each[1] === name)!;
    return { status: row[columns.indexOf('status')]!, requests: Number(row[columns.indexOf('scur')]) };
  };
  const nameOf = (api: ApiProcess) => names[processes.indexOf(api)]!;
  const until = async (api: ApiProcess, holds: (seen: { status: string; requests: number }) => boolean) => {
    for (const end = Date.now() + noticeMs; ; await wait(20)) {
      const seen = await look(api).catch(() => undefined); // it is about to start
      if (seen && holds(seen)) return;
      if (Date.now() > end) throw new Error(`HAProxy says of ${nameOf(api)}: ${JSON.stringify(seen)}`);
    }
  };

  for (const api of processes) await until(api, ({ status }) => status === 'UP');
  return {
    url: `http://127.0.0.1:${port}`,
    async drain(api) {
      await command(`set server mithaq/${nameOf(api)} state drain`);
      await until(api, ({ status, requests }) => status === 'DRAIN' && requests === 0);
    },
    async use(api) {
      await command(`set server mithaq/${nameOf(api)} state ready`);
      await until(api, ({ status }) => status === 'UP');
    },
    async stop() {
      proxy.kill('SIGTERM');
      await ended;
    },
  };
}

function configOf(port: number, processes: readonly ApiProcess[], socket: string): string {
  let backend = readFileSync(sample, 'utf8').split(/^(?=backend )/m)[1]!;
  const replace = (part: string | RegExp, by: string) => {
    const changed = backend.replace(part, by);
    if (changed === backend) throw new Error(`${sample} has no ${part}.`);
    backend = changed;
  };
  replace(/ +option redispatch.*\n/, '');
  replace(/retries \d+/, 'retries 0');
  for (const [index, name] of names.entries())
    replace(new RegExp(`server ${name} .*`), `server ${name} ${new URL(processes[index]!.origin).host}`);
  return `global
    stats socket ${socket} mode 600 level admin
defaults
    mode http
    timeout connect 2s
    timeout client 30s
    timeout server 30s
frontend http
    bind 127.0.0.1:${port}
    default_backend mithaq
${backend}`;
}
