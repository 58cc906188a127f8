import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../local/free-port.ts';

const names = ['valkey-server', 'redis-server'];

/** A Valkey or Redis server of this machine (`apt-get install valkey-server`), or the one that VALKEY_SERVER names. */
export const valkeyServer =
  process.env['VALKEY_SERVER'] ??
  [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin']
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

export type ValkeyProcess = { url: string; process: ChildProcess; stop(): Promise<void> };

/** Starts the server on loopback, without files. */
export async function startValkey(given?: number): Promise<ValkeyProcess> {
  const port = given ?? (await freePort(0));
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(valkeyServer!, options, { stdio: ['ignore', 'pipe', 'inherit'] }); // a test asks before
  for await (const line of server.stdout) if (String(line).includes('Ready to accept connections')) break;
  return {
    url: `valkey://127.0.0.1:${port}`,
    process: server,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}
