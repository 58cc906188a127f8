import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../server/logging.ts';
import { startTestApp } from '../testing/test-app.ts';
import { startValkey, valkeyServer, type ValkeyProcess } from '../testing/valkey.ts';
import { sharedLimits } from './shared-limits.ts';

type Process = { app: FastifyInstance; log: string[] };

const path = '/api/v1/auth/google';
let closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.toReversed()) await close();
  closers = [];
});

async function start(port?: number): Promise<ValkeyProcess> {
  const valkey = await startValkey(port);
  closers.push(() => valkey.stop());
  return valkey;
}

/** A process that has one operation, with a limit of four a minute. */
async function startProcess(valkeyUrl: string): Promise<Process> {
  const log: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void log.push(line) });
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  await app.register(rateLimit, { global: false, store: sharedLimits(app, valkeyUrl) });
  app.get(path, { config: { rateLimit: { max: 4, timeWindow: '1 minute' } } }, () => 'done');
  await app.ready();
  closers.push(() => app.close());
  return { app, log };
}

async function startShared(url: string): Promise<Process> {
  const process = await startProcess(url);
  await expect.poll(() => shared(process)).toBe(1);
  return process;
}

/** The statuses of this number of requests, one after the other. */
async function ask({ app }: Process, times = 1, remoteAddress = '203.0.113.9'): Promise<number[]> {
  const statuses = [];
  for (let i = 0; i < times; i += 1)
    statuses.push((await app.inject({ method: 'GET', url: path, remoteAddress })).statusCode);
  return statuses;
}

const linesWith = ({ log }: Process, words: string) => log.filter((line) => line.includes(words)).length;
const shared = (process: Process) => linesWith(process, 'the limits are shared');
const alone = (process: Process) => linesWith(process, 'this process counts alone');

it('a process counts alone while Valkey is not there, and says so once, without the address', async () => {
  const app = await startProcess('valkey://:secret@127.0.0.1:9');
  expect(await ask(app, 5)).toEqual([200, 200, 200, 200, 429]);
  await expect.poll(() => alone(app)).toBe(1);
  expect(app.log.join('')).not.toMatch(/secret|127\.0\.0\.1/);
});

describe.skipIf(!valkeyServer)(
  'with a Valkey or Redis server (skipped where none is: apt-get install valkey-server)',
  () => {
    it('two servers count together, for each address and operation apart', async () => {
      const { url: valkeyUrl } = await start();
      const startServer = async () => {
        const server = await startTestApp({
          limits: { SIGN_INS_PER_MIN: 4 },
          localServices: [],
          config: { valkeyUrl },
        });
        closers.push(() => server.close());
        await expect.poll(() => shared(server)).toBe(1);
        return server;
      };
      const [one, other] = [await startServer(), await startServer()];
      for (const app of [one, other, one, other]) expect(await ask(app)).toEqual([302]);
      for (const app of [one, other]) expect(await ask(app)).toEqual([429]);
      for (const app of [one, other]) expect(await ask(app, 1, '203.0.113.10')).toEqual([302]);
      const callback = { method: 'GET', url: `${path}/callback`, remoteAddress: '203.0.113.9' } as const;
      expect((await other.app.inject(callback)).statusCode).toBe(303);
    });

    it('of simultaneous requests as many pass as the limit says', async () => {
      const app = await startShared((await start()).url);
      const statuses = (await Promise.all(Array.from({ length: 7 }, () => ask(app)))).flat();
      expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 429, 429, 429]);
    });

    it('a process uses its own count when Valkey is killed, and shares it again when Valkey is back', async () => {
      const valkey = await start();
      const [one, other] = [await startShared(valkey.url), await startShared(valkey.url)];
      expect(await ask(one, 3)).toEqual([200, 200, 200]);
      expect(await ask(other)).toEqual([200]);
      await valkey.stop();
      expect(await ask(one, 2)).toEqual([200, 429]);
      expect(await ask(other, 4)).toEqual([200, 200, 200, 429]);
      for (const app of [one, other]) expect(alone(app)).toBe(1);

      await start(Number(new URL(valkey.url).port));
      for (const app of [one, other]) await expect.poll(() => shared(app), { timeout: 10_000 }).toBe(2);
      // Valkey came back without its data, and each process still knows its own count.
      for (const app of [one, other]) expect(await ask(app)).toEqual([429]);
      for (const app of [one, other, one, other]) expect(await ask(app, 1, '203.0.113.11')).toEqual([200]);
      for (const app of [one, other]) expect(await ask(app, 1, '203.0.113.11')).toEqual([429]);
    });

    it('a process leaves a Valkey server that hangs after one time-out, and returns to it', async () => {
      const valkey = await start();
      const app = await startShared(valkey.url);
      valkey.process.kill('SIGSTOP');
      expect(await ask(app)).toEqual([200]);
      expect(alone(app)).toBe(1);
      expect(await ask(app, 4)).toEqual([200, 200, 200, 429]);
      valkey.process.kill('SIGCONT');
      await expect.poll(() => shared(app), { timeout: 10_000 }).toBe(2);
    });
  },
);
