import { request as playwright, type APIRequestContext } from '@playwright/test';
import { operationIds, operationOf, takesBody } from '@mithaq/openapi/contract-validation.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import { worstBodies, worstQueries } from '@mithaq/openapi/testing/worst-requests.ts';
import { member } from '../e2e/members.ts';
import { metricsToken, startServer } from './server.ts';

/** The most CPU time in ms that a request may cost before it is refused. */
const goal = 50;
/** How often each request is sent; the cost is the mean. */
const times = 4;

interface Shape {
  name: string;
  query?: string;
  json?: string;
}

/**
 * Sends the requests that cost most to every operation of a whole server, as a visitor and as a member, and prints the
 * most expensive of each operation. Returns whether all stay below the goal.
 */
export async function measureWorstRequests(): Promise<boolean> {
  const server = await startServer();
  const visitor = await playwright.newContext({ baseURL: server.url });
  const signedIn = await playwright.newContext({ baseURL: server.url });
  try {
    await member(signedIn, 'verified');
    const cpu = () => cpuMilliseconds(visitor);
    // The first requests also compile the code.
    for (const json of worstBodies().map((body) => body.json))
      await send(signedIn, 'updateProfile', { name: '', json });
    let isBelowGoal = true;
    console.log(`CPU of the most expensive request, in ms${''.padEnd(5)}  visitor   member`);
    // Signing out comes last, since it ends the session.
    for (const operationId of operationIds.toSorted((a, b) => Number(a === 'logout') - Number(b === 'logout'))) {
      const mostExpensive: string[] = [];
      const columns: string[] = [];
      for (const caller of [visitor, signedIn]) {
        let worst = { cost: 0, name: '' };
        for (const shape of shapesFor(operationId)) {
          const cost = await costOf(cpu, async () => send(caller, operationId, shape));
          if (cost > worst.cost) worst = { cost, name: shape.name };
        }
        isBelowGoal &&= worst.cost <= goal;
        columns.push(`${worst.cost.toFixed(1)}${worst.cost > goal ? ' OVER' : ''}`.padStart(9));
        mostExpensive.push(worst.name);
      }
      console.log(`${operationId.padEnd(44)}${columns.join('')}   ${mostExpensive.join('; ')}`);
    }
    console.log(`The goal is ${goal} ms for every request.\n`);
    return isBelowGoal;
  } finally {
    await Promise.all([visitor.dispose(), signedIn.dispose()]);
    await server.stop();
  }
}

function shapesFor(operationId: OperationId): Shape[] {
  const { path } = operationOf(operationId);
  return [
    ...worstQueries(),
    ...(takesBody(operationId) ? worstBodies() : []),
    ...(path.includes('{') ? [{ name: 'a long parameter of the path' }] : []),
  ];
}

async function send(caller: APIRequestContext, operationId: OperationId, { query, json }: Shape): Promise<void> {
  const { method, path } = operationOf(operationId);
  const isPathLong = query === undefined && json === undefined;
  const url = path.replace(/\{\w+\}/g, isPathLong ? 'x'.repeat(14_000) : '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b');
  await caller.fetch(query ? `${url}?${query}` : url, {
    method,
    maxRedirects: 0,
    ...(json !== undefined && { data: json, headers: { 'content-type': 'application/json' } }),
  });
}

/** The mean CPU time of the server for one of these actions, without that of reading the metrics. */
async function costOf(cpu: () => Promise<number>, action: () => Promise<unknown>): Promise<number> {
  const [first, before] = [await cpu(), await cpu()];
  for (let i = 0; i < times; i++) await action();
  const after = await cpu();
  return Math.max(0, after - before - (before - first)) / times;
}

async function cpuMilliseconds(request: APIRequestContext): Promise<number> {
  const response = await request.get('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
  const seconds = /^process_cpu_seconds_total ([\d.e+-]+)/m.exec(await response.text())?.[1];
  if (seconds === undefined) throw new Error('The server tells no CPU time at /metrics.');
  return Number(seconds) * 1000;
}
