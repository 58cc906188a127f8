import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { fromCursor } from '@mithaq/openapi/rules/list-cursor.ts';
import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Community } from './community.ts';
import { median, timed } from './timing.ts';

/** Requests in flight, and seconds of one measurement. */
const inFlight = 16;
const seconds = 2;
const pagesPerViewer = 5;

type Visit = { url: string; headers?: Record<string, string> };
type Subject = { name: string; visits: Visit[]; pid: number };
/** Of one measurement: requests a second, and milliseconds of processor time for each request. */
export type Sample = { rate: number; server: number; postgres: number };

/** The figures of one community; milliseconds and requests a second. */
export type ListFigures = {
  profiles: number;
  samples: Record<string, Sample[]>;
  /** Throughput against the bare server in each round: the median of the quotients. */
  ratios: { feed: number; forYou: number };
  /** Milliseconds of a page while nothing else runs. */
  page: { feed: number; forYou: number };
  /** A page of the feed after a thousand others against the first ones. */
  thousandPages: number;
  /** Milliseconds of the first page for someone without a list of today. */
  firstBuild: { median: number; p95: number };
  /** Resident memory of the server afterwards, in MB. */
  memory: number;
};

/**
 * The lists over HTTP against the least that a server can do with the same statement, in turns in every round.
 * @param isWhole also through a thousand pages
 */
export async function measureLists(community: Community, rounds: number, isWhole: boolean): Promise<ListFigures> {
  const bareServer = await startChild('./bare-server.ts', community.databaseUrl);
  try {
    const [feed, forYou] = [await readFirstPages(community, 'feed'), await readFirstPages(community, 'for-you')];
    const { server } = community.pids;
    const ofBareServer = ({ viewer, after }: { viewer: string; after: string }) => ({
      url: `${bareServer.url}/feed?viewer=${viewer}&after=${after}`,
    });
    const subjects: Subject[] = [
      { name: bareServerName, pid: bareServer.pid, visits: feed.afterIds.map(ofBareServer) },
      { name: 'feed', pid: server, visits: feed.visits },
      { name: 'For You', pid: server, visits: forYou.visits },
    ];
    const samples = Object.fromEntries(subjects.map(({ name }) => [name, new Array<Sample>()]));
    for (let round = -1; round < rounds; round += 1) {
      for (const subject of subjects) {
        const sample = await measure(subject, community.pids.postmaster);
        if (round >= 0) samples[subject.name]!.push(sample); // the first round warms up
      }
    }
    const ratio = (name: string, other: string) =>
      median((samples[name] ?? []).map(({ rate }, round) => rate / samples[other]![round]!.rate));
    const built = forYou.firstMs.toSorted((a, b) => a - b);
    return {
      profiles: community.profiles,
      samples,
      ratios: { feed: ratio('feed', bareServerName), forYou: ratio('For You', bareServerName) },
      page: { feed: await timeOne(feed.visits), forYou: await timeOne(forYou.visits) },
      thousandPages: isWhole ? await growthOverPages(community) : 0,
      firstBuild: { median: median(built), p95: built[Math.floor(built.length * 0.95)]! },
      memory: await memoryOf(server),
    };
  } finally {
    bareServer.stop();
  }
}

/** The median time of the pages around the thousandth against that of the first ones, requested by number. */
async function growthOverPages({ url, viewers }: Community): Promise<number> {
  const { headers } = viewers.at(-1)!; // there are many
  const times = [];
  for (let page = 0; page < 1000; page += 1)
    times.push(await timed(`${url}/api/v1/profiles/feed?page=${page}`, headers));
  return median(times.slice(-100)) / median(times.slice(0, 100));
}

/** The median time of the first page of each viewer after a restart of PostgreSQL and the server, against that of the same ones afterwards. */
export async function slowdownAfterRestart({
  restart,
  viewers,
}: Pick<Community, 'restart' | 'viewers'>): Promise<number> {
  const url = `${await restart()}/api/v1/profiles/feed`;
  await timed(url, viewers[0]!.headers); // compiles the code
  const [first, warm]: [number[], number[]] = [[], []];
  for (const times of [first, warm]) for (const { headers } of viewers.slice(1)) times.push(await timed(url, headers));
  return median(first) / median(warm);
}

/** The median time of one request after the other, in milliseconds. */
async function timeOne(visits: readonly Visit[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  for (const visit of visits.slice(0, 500)) {
    const began = performance.now();
    await get(agent, visit);
    times.push(performance.now() - began);
  }
  agent.destroy();
  return median(times);
}

/** Resident memory of a process in MB (proc(5)). */
async function memoryOf(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Reads the first pages of a list as every viewer, and returns the requests. */
async function readFirstPages({ url, viewers }: Community, list: 'feed' | 'for-you') {
  const visits: Visit[] = [];
  const afterIds: { viewer: string; after: string }[] = [];
  const firstMs: number[] = [];
  for (const { profileId, headers } of viewers) {
    let path = `${url}/api/v1/profiles/${list}`;
    let after = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    for (let page = 0; page < pagesPerViewer; page += 1) {
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

const bareServerName = 'bare server, same statement';

type Child = { url: string; pid: number; stop(): void };

/** Starts another server, which sends its port. */
export async function startChild(file: string, databaseUrl: string): Promise<Child> {
  const child = fork(new URL(file, import.meta.url), { env: { ...process.env, DATABASE_URL: databaseUrl } });
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
