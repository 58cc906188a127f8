import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { fromCursor } from '@mithaq/openapi/rules/list-cursor.ts';
import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Community } from './community.ts';

/** Requests in flight, and seconds of one measurement. */
const inFlight = 16;
const seconds = 2;
const pagesPerWalk = 5;

type Visit = { url: string; headers?: Record<string, string> };
type Subject = { name: string; visits: Visit[]; pid: number };
/** Of one measurement: requests a second, and milliseconds of processor time for each request. */
type Sample = { rate: number; server: number; postgres: number };

/**
 * The lists over HTTP against the least that a server can do with the same statement, in turns in every round. Prints medians
 * with the lowest and the highest, and returns what is missed.
 */
export async function measureLists(community: Community, rounds: number): Promise<string[]> {
  const floor = await startFloor(community.databaseUrl);
  try {
    const [feed, forYou] = [await walk(community, 'feed'), await walk(community, 'for-you')];
    const built = forYou.firstMs.toSorted((a, b) => a - b);
    const subjects: Subject[] = [
      {
        name: 'floor: the same statement',
        pid: floor.pid,
        visits: feed.afterIds.map(({ viewer, after }) => ({
          url: `${floor.url}/feed?viewer=${viewer}&after=${after}`,
        })),
      },
      { name: 'feed', pid: community.pids.server, visits: feed.visits },
      { name: 'For You', pid: community.pids.server, visits: forYou.visits },
    ];
    const samples = subjects.map((): Sample[] => []);
    for (let round = -1; round < rounds; round += 1) {
      for (const [i, subject] of subjects.entries()) {
        const sample = await measure(subject, community.pids.postmaster);
        if (round >= 0) samples[i]!.push(sample); // the first round warms up
      }
    }
    for (const [i, { name }] of subjects.entries()) print(name, samples[i]!);
    const ratio = (i: number) => median(samples[i]!.map(({ rate }, round) => rate / samples[0]![round]!.rate));
    return [
      ...report('feed against the floor, throughput', ratio(1), 0.8),
      ...report('For You against the floor, throughput', ratio(2), 0.8),
      ...reportMost('first build of For You, p95, ms', built[Math.floor(built.length * 0.95)]!, 20),
    ];
  } finally {
    floor.stop();
  }
}

/** Walks the first pages of a list as every viewer; the visits are those of the walks. */
async function walk({ url, viewers }: Community, list: 'feed' | 'for-you') {
  const visits: Visit[] = [];
  const afterIds: { viewer: string; after: string }[] = [];
  const firstMs: number[] = [];
  for (const { profileId, headers } of viewers) {
    let path = `${url}/api/v1/profiles/${list}`;
    let after = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    for (let page = 0; page < pagesPerWalk; page += 1) {
      const began = performance.now();
      const response = await fetch(path, { headers });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      const { nextCursor } = (await response.json()) as ProfilePage;
      if (page === 0) firstMs.push(performance.now() - began);
      visits.push({ url: path, headers });
      afterIds.push({ viewer: profileId, after });
      if (!nextCursor) break;
      ({ afterId: after } = fromCursor(nextCursor));
      path = `${url}/api/v1/profiles/${list}?cursor=${nextCursor}`;
    }
  }
  return { visits, afterIds, firstMs };
}

async function startFloor(databaseUrl: string) {
  const child = fork(new URL('./floor.ts', import.meta.url), { env: { ...process.env, DATABASE_URL: databaseUrl } });
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => child.kill() };
}

/** Sends requests for some seconds, so many at once. */
async function measure({ visits, pid }: Subject, postmaster: number): Promise<Sample> {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const before = [await cpuOf([pid]), await cpuOf(await childrenOf(postmaster))];
  const began = performance.now();
  let next = 0;
  let answered = 0;
  const run = async () => {
    while (performance.now() - began < seconds * 1000) {
      await get(agent, visits[(next += 1) % visits.length]!);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, run));
  const elapsed = (performance.now() - began) / 1000;
  const after = [await cpuOf([pid]), await cpuOf(await childrenOf(postmaster))];
  agent.destroy();
  const [server, postgres] = after.map((ms, i) => (ms - before[i]!) / answered) as [number, number];
  return { rate: answered / elapsed, server, postgres };
}

function get(agent: Agent, { url, headers }: Visit): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume();
      response.once('end', resolve);
    })
      .once('error', reject)
      .end();
  });
}

/** Milliseconds of processor time, in ticks of 10 ms (proc(5)). */
async function cpuOf(pids: number[]): Promise<number> {
  let ticks = 0;
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 13); // prettier-ignore
    ticks += Number(user ?? 0) + Number(system ?? 0);
  }
  return ticks * 10;
}

async function childrenOf(parent: number): Promise<number[]> {
  const children = [];
  for (const pid of (await readdir('/proc')).map(Number).filter(Number.isInteger)) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent) children.push(pid);
  }
  return children;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function print(name: string, samples: Sample[]): void {
  const rates = samples.map(({ rate }) => rate);
  const shown = (values: number[], digits: number) => median(values).toFixed(digits);
  console.log(
    `${name.padEnd(28)}${shown(rates, 0).padStart(7)} /s [${Math.min(...rates).toFixed(0)}-${Math.max(...rates).toFixed(0)}], CPU for each: ` +
      `node ${shown(samples.map(({ server }) => server), 2)} ms, PostgreSQL ${shown(samples.map(({ postgres }) => postgres), 2)} ms`, // prettier-ignore
  );
}

function report(name: string, value: number, least: number): string[] {
  console.log(
    `${name.padEnd(44)}${value.toFixed(2).padStart(8)}   at least ${least}   ${value >= least ? 'holds' : 'MISSED'}`,
  );
  return value >= least ? [] : [name];
}

function reportMost(name: string, value: number, most: number): string[] {
  console.log(
    `${name.padEnd(44)}${value.toFixed(1).padStart(8)}   at most ${most}   ${value <= most ? 'holds' : 'MISSED'}`,
  );
  return value <= most ? [] : [name];
}
