import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Requests at a fixed rate, the first visit again after the last one. */
export type Load = { url: string; visits: Visit[]; rate: number; seconds: number };
export type Visit = { path: string; headers: Record<string, string> };

/** Times are in milliseconds. */
export type Result = {
  /** 0 without an answer. */
  status: number;
  retryAfter: number;
  /** From the moment when the request was due: a server that makes others wait does not hide it. */
  ms: number;
  /** When it was answered, since the beginning. */
  at: number;
  /** How late the generator sent it. */
  late: number;
};

/** How often the results are handed over, in milliseconds. */
const reportMs = 1000;

const { url, visits, rate, seconds } = workerData as Load; // load.ts starts this worker
const agent = new Agent({ keepAlive: true });
const began = performance.now();
let results: Result[] = [];
let inFlight = 0;

const report = () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a worker has no origin
  parentPort!.postMessage(results); // this is a worker
  results = [];
};
const reports = setInterval(report, reportMs);
for (let i = 0; i < rate * seconds || inFlight > 0;) {
  const now = performance.now() - began;
  for (; i < rate * seconds && (i * 1000) / rate <= now; i += 1) send(visits[i % visits.length]!, (i * 1000) / rate);
  await wait(1);
}
clearInterval(reports);
report();
agent.destroy();

/** Sends without waiting for the answers of others (an open loop). */
function send({ path, headers }: Visit, due: number): void {
  inFlight += 1;
  const late = performance.now() - began - due;
  let isDone = false;
  const done = (status: number, retryAfter = 0) => {
    if (isDone) return;
    isDone = true;
    inFlight -= 1;
    const at = performance.now() - began;
    results.push({ status, retryAfter, ms: at - due, at, late });
  };
  request(url + path, { agent, headers }, (response) => {
    response.resume();
    response.once('end', () => done(response.statusCode!, Number(response.headers['retry-after'] ?? 0))); // a response has a status
    response.once('close', () => done(0));
  })
    .once('error', () => done(0))
    .end();
}
