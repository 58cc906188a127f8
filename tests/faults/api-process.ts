import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from './model.ts';

/** The server as an operator runs it: a process of its own, with a database at an address. */
export type ApiProcess = {
  origin: string;
  readonly pid: number;
  /** Another process on the same database, by its number. */
  sibling(index: number): ApiProcess;
  /** An ID token for this number from the process's local phone service, which gives one number a code each 30 seconds. */
  phoneProof(phoneNumber: string): Promise<string>;
  /** Sends the signal and returns the exit code, or the name of the signal that ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string>;
  /** Starts it; `checkout` is another folder with a release than this one, `env` adds variables. */
  start(options?: { checkout?: string; env?: Record<string, string> }): Promise<void>;
  /** Resolves when /readyz says so. */
  ready(): Promise<void>;
};

const here = path.join(import.meta.dirname, '../..');
const startSeconds = 120;

/** Starts processes on one database. The output of all goes to the log file; `more` are variables of their environment. */
export async function startProcesses(
  ports: number[],
  databaseUrl: string,
  log: string,
  more: Record<string, string> = {},
  checkout = here,
): Promise<ApiProcess[]> {
  const processes: ApiProcess[] = [];
  const env = { DATABASE_URL: databaseUrl, ...more };
  for (const port of ports) processes.push(apiProcess(port, env, log, (index) => processes[index]!));
  await Promise.all(processes.map((api) => api.start({ checkout })));
  return processes;
}

function apiProcess(
  port: number,
  env: Record<string, string>,
  log: string,
  sibling: ApiProcess['sibling'],
): ApiProcess {
  const origin = `http://127.0.0.1:${port}`;
  const phone = { identityUrl: '', projectId: '' };
  let child: ChildProcess;

  const isReady = () =>
    fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
      (response) => response.ok,
      () => false,
    );

  const api: ApiProcess = {
    origin,
    get pid() {
      return child.pid!; // a process without a pid has not started, and start() throws
    },
    sibling,

    async start({ checkout = here, env: more = {} } = {}) {
      const output = openSync(log, 'a');
      child = spawn(process.execPath, [path.join(checkout, 'api/src/main.ts')], {
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          PORT: String(port),
          HOST: '127.0.0.1',
          ...env,
          ...more,
          LOG_LEVEL: 'error',
          ...Object.fromEntries(Object.entries(limits).map(([quota, limit]) => [`LIMIT_${quota}`, String(limit)])),
        },
        // the server ends with this process, when the channel closes
        stdio: ['ignore', output, output, 'ipc'],
      });
      closeSync(output);
      phone.identityUrl = ''; // the local phone service of a new process
      await api.ready();
    },

    async ready() {
      const deadline = Date.now() + startSeconds * 1000;
      while (!(await isReady())) {
        if (child.exitCode !== null)
          throw new Error(`The server ended with ${child.exitCode}; its output is in ${log}.`);
        if (Date.now() > deadline) throw new Error(`The server is not ready after ${startSeconds} s; see ${log}.`);
        await wait(20);
      }
    },

    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
      }
      return child.exitCode ?? child.signalCode ?? 'nothing';
    },

    async phoneProof(phoneNumber) {
      if (phone.identityUrl === '') {
        const config = await json<{ phone: { projectId: string; emulatorUrl: string } }>(
          `${origin}/api/v1/client-config`,
        );
        phone.identityUrl = config.phone.emulatorUrl;
        phone.projectId = config.phone.projectId;
      }
      await ownSecond(phoneNumber);
      const accounts = `${phone.identityUrl}/identitytoolkit.googleapis.com/v1/accounts`;
      const sent = await json<{ sessionInfo: string }>(`${accounts}:sendVerificationCode`, {
        phoneNumber,
        recaptchaToken: 'local',
      });
      const { verificationCodes } = await json<{ verificationCodes: { sessionInfo: string; code: string }[] }>(
        `${phone.identityUrl}/emulator/v1/projects/${phone.projectId}/verificationCodes`,
      );
      const code = verificationCodes.find(({ sessionInfo }) => sessionInfo === sent.sessionInfo)?.code;
      const { idToken } = await json<{ idToken: string }>(`${accounts}:signInWithPhoneNumber`, { ...sent, code });
      return idToken;
    },
  };
  return api;
}

const lastSeconds = new Map<string, number>();

/** Waits for a second of its own: two confirmations of one number in the same second count as one, which works once. */
async function ownSecond(phoneNumber: string): Promise<void> {
  const second = Math.max(Math.floor(Date.now() / 1000), (lastSeconds.get(phoneNumber) ?? 0) + 2);
  lastSeconds.set(phoneNumber, second);
  await wait(Math.max(0, second * 1000 - Date.now()));
}

async function json<T>(url: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T; // the shape that the service documents
}
