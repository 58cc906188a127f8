import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Requests that are repeated over a number of connections until a message arrives. */
export type Flood = { origin: string; connections: number; visits: Visit[] };
export type Visit = { path: string; headers: Record<string, string> };

/** How often each status came; 0 for a broken connection. */
export type Statuses = Record<number, number>;

const { origin, connections, visits } = workerData as Flood; // startFlood() gives it
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses: Statuses = {};
const end = new AbortController();
parentPort!.once('message', () => end.abort()); // this is a worker

await Promise.all(Array.from({ length: connections }, (_, i) => repeat(i)));
agent.destroy();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a worker has no origin
parentPort!.postMessage(statuses);

async function repeat(connection: number): Promise<void> {
  for (let i = connection; !end.signal.aborted; i += connections) {
    const status = await send(visits[i % visits.length]!);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

function send({ path, headers }: Visit): Promise<number> {
  return new Promise((resolve) => {
    request(origin + path, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode!)); // a response has a status
      response.once('close', () => resolve(0));
    })
      .once('error', () => resolve(0))
      .end();
  });
}
