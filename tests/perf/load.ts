import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { randomFrom } from '../faults/random.ts';
import type { Community } from './community.ts';
import type { Load, Result, Visit } from './generator.ts';

const random = randomFrom(1);

/** What members ask for, and how often of a hundred times. */
const mix: [number, (community: Community) => string][] = [
  [25, () => '/api/v1/users/current-user'],
  [30, () => `/api/v1/profiles/feed?page=${random.below(3)}`],
  [20, () => `/api/v1/profiles/for-you?page=${random.below(3)}`],
  [15, ({ profileIds }) => `/api/v1/profiles/${random.pick(profileIds)}`],
  [10, () => '/api/v1/proposals/RECEIVED'],
];

/** 200 requests a second; returns what is missed. */
export async function measureSteady(community: Community, seconds: number): Promise<string[]> {
  await prepare(community);
  const results = await send({ ...loadOf(community), rate: 200, seconds }, (second, last) => {
    if (second % 10 === 0) console.log(`  ${second} s: p99 ${p99(last)} ms, ${last.filter(isError).length} errors`);
  });
  const errors = results.filter(isError).length;
  printLateness(results);
  return [
    ...report(
      `p99 of 200 requests a second, ${seconds} s`,
      `${p99(results)} ms`,
      'at most 300 ms',
      p99(results) <= 300,
    ),
    ...report('errors', String(errors), '0', errors === 0),
  ];
}

/** Looks for the knee, sends four times as much, and then half of it; returns what is missed. */
export async function measureOverload(community: Community): Promise<string[]> {
  await prepare(community);
  const knee = await findKnee(community);
  console.log(`The knee is at ${knee} requests a second. Sending four times as many.`);

  const seconds = 10;
  const results = await send({ ...loadOf(community), rate: knee * 4, seconds });
  printLateness(results);
  await wait(2000);
  const after = await send({ ...loadOf(community), rate: Math.ceil(knee / 2), seconds: 5 });

  const answeredInTime = results.filter((result) => !isError(result) && result.at <= seconds * 1000).length;
  const goodput = answeredInTime / seconds / knee;
  const refused = results.filter(isError);
  const unexplained = refused.filter(({ status, retryAfter }) => status !== 503 || !(retryAfter > 0)).length;
  const errors = after.filter(isError).length;
  return [
    ...report('goodput at four times the knee', `${Math.round(goodput * 100)} %`, 'at least 70 %', goodput >= 0.7),
    ...report('p99 of what is accepted', `${p99(results)} ms`, 'at most 2000 ms', p99(results) <= 2000),
    ...report('refused without 503 and Retry-After', `${unexplained} of ${refused.length}`, '0', unexplained === 0),
    ...report('errors 2 s later, at half of the knee', `${errors} of ${after.length}`, '0', errors === 0),
    ...report('p99 2 s later', `${p99(after)} ms`, 'at most 300 ms', p99(after) <= 300),
  ];
}

/** The highest rate, in steps of a quarter, at which every request is answered and 99 % of them within 300 ms. */
async function findKnee(community: Community): Promise<number> {
  let knee = 16;
  for (let rate = 20; ; rate = Math.ceil(rate * 1.25)) {
    const isMet = async () => {
      const results = await send({ ...loadOf(community), rate, seconds: 4 });
      const errors = results.filter(isError).length;
      console.log(`  ${rate} requests a second: p99 ${p99(results)} ms, ${errors} errors`);
      return errors === 0 && p99(results) <= 300;
    };
    // Once more, since another program may have taken the processor.
    if (!(await isMet()) && !(await isMet())) return knee;
    knee = rate;
  }
}

/** Builds the lists of the day, and lets the server compile its code. */
async function prepare(community: Community): Promise<void> {
  const { url, viewers } = community;
  console.log(`Building the lists of ${viewers.length} members. Load of this machine: ${loadavg()[0]!.toFixed(1)}.`);
  for (const { headers } of viewers) {
    const response = await fetch(`${url}/api/v1/profiles/for-you`, { headers });
    if (!response.ok) throw new Error(`A list could not be built: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  }
  for (const rate of [40, 100]) await send({ ...loadOf(community), rate, seconds: 10 });
}

function loadOf(community: Community): Pick<Load, 'url' | 'visits'> {
  const visits = Array.from({ length: 10_000 }, (): Visit => {
    let share = random.below(100);
    const [, path] = mix.find(([part]) => (share -= part) < 0)!; // the shares are a hundred
    return { path: path(community), headers: random.pick(community.viewers).headers };
  });
  return { url: community.url, visits };
}

/** Sends the requests from a thread of its own, which no other work delays. `onSecond` receives the last ten seconds. */
async function send(load: Load, onSecond?: (second: number, last: Result[]) => void): Promise<Result[]> {
  const worker = new Worker(new URL('./generator.ts', import.meta.url), { workerData: load });
  const all: Result[] = [];
  let seconds = 0;
  worker.on('message', (results: Result[]) => {
    all.push(...results);
    seconds += 1;
    onSecond?.(
      seconds,
      all.filter(({ at }) => at > (seconds - 10) * 1000),
    );
  });
  await new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject));
  return all;
}

const isError = ({ status }: Result) => status !== 200;

/** The 99th percentile of the answered requests, in milliseconds. */
function p99(results: Result[]): number {
  return percentile99(results.filter((result) => !isError(result)).map(({ ms }) => ms));
}

function percentile99(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Infinity);
}

/** A generator that is late makes the figures worse than the server is. */
function printLateness(results: Result[]): void {
  console.log(`The generator itself was late by ${percentile99(results.map(({ late }) => late))} ms (p99).`);
}

/** Prints a figure with its goal, and returns its name when it is missed. */
export function report(name: string, value: string, goal: string, holds: boolean): string[] {
  console.log(`${name.padEnd(44)}${value.padStart(16)}   ${goal.padEnd(18)}${holds ? 'holds' : 'MISSED'}`);
  return holds ? [] : [name];
}
