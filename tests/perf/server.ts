import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** What opens /metrics of the server. */
export const metricsToken = 'bench';

/** This checkout. */
const here = path.join(import.meta.dirname, '../..');

/**
 * Starts the whole product of a checkout as `npm start` runs it, on a free port and with data of its own. The checkout
 * must have been built. `env` adds variables.
 */
export async function startServer(
  checkout = here,
  env: Record<string, string> = {},
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'mithaq-bench-'));
  const port = await freePort();
  const { scripts } = JSON.parse(await readFile(path.join(checkout, 'package.json'), 'utf8')) as Record<
    'scripts',
    { start: string }
  >;
  const args = scripts.start.split(' node ').at(-1)!.split(' '); // the server is the last command
  const server = spawn(process.execPath, args, {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      MITHAQ_DATA_DIR: data,
      LOG_LEVEL: 'warn',
      LIMIT_SIGN_INS_PER_MIN: '0',
      METRICS_TOKEN: metricsToken,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error(`The server of ${checkout} did not start. Its output is above.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    pid: server.pid!, // it has answered
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Returns a free port below the range that the system hands out: the server takes the next ones for its local services. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
