import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumOptions } from '../chromium.ts';
import { measureBacklog } from './backlog.ts';
import { startCommunity } from './community.ts';
import { flows, percentile75, slowestInteraction, type Interaction } from './interaction.ts';
import { loadRoute, routesOf } from './layout-shift.ts';
import { measurePrerenderedPages } from './lighthouse.ts';
import { measureOverload, measureSteady } from './load.ts';
import { createMembers, type Members } from './members.ts';
import { startServer } from './server.ts';
import { measureWorstRequests } from './worst-requests.ts';

/**
 * `npm run bench`: layout shift (CLS), interaction to next paint (INP) and Lighthouse, against the whole product.
 *
 * `-- layout-shift`, `-- interactions`, `-- lighthouse` or `-- worst-requests` measures that alone; the last one is the CPU
 * time of the requests that cost most. `--against <folder>` also measures the
 * interactions of another checkout, which must have been built, in turns with those of this one. `--rounds` and `--runs`
 * say how often.
 *
 * `-- overload` and `-- steady` measure the API under load, each only when it is named: `--profiles` says among how many members, and `--seconds` for how long at 200 requests a second.
 * `-- backlog` measures a list while as many mails as there are members wait, and how fast they go out; on a machine with other work
 * its ratios of times say little.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '8' },
    runs: { type: 'string', default: '5' },
    profiles: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '300' },
  },
});
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);
const misses: string[] = [];

/** The goal in ms for 75 % of the visits, on a processor four times slower (web.dev/articles/inp). */
const inpGoal = 200;
const widths = [390, 1280];
const languages = ['en', 'ar'] as const;

if (isWanted('layout-shift') || isWanted('interactions')) {
  const browser = await chromium.launch(await chromiumOptions());
  const servers = [await startServer()];
  try {
    const members = await createMembers(browser, servers[0]!.url); // started a line above
    if (isWanted('layout-shift')) await measureLayoutShift(browser, servers[0]!.url, members);
    if (isWanted('interactions')) {
      const checkouts: Checkout[] = [{ name: 'this', url: servers[0]!.url, members }];
      if (values.against) {
        const other = await startServer(values.against);
        servers.push(other);
        checkouts.push({ name: 'against', url: other.url, members: await createMembers(browser, other.url) });
      }
      await measureInteractions(browser, checkouts, Number(values.rounds));
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map(async (server) => server.stop()));
  }
}
if (isWanted('lighthouse') && !(await measurePrerenderedPages(Number(values.runs)))) misses.push('Lighthouse');
if (isWanted('worst-requests') && !(await measureWorstRequests())) misses.push('CPU of the worst requests');

if (['overload', 'steady'].some((name) => positionals.includes(name))) {
  const community = await startCommunity(Number(values.profiles));
  try {
    if (positionals.includes('steady')) misses.push(...(await measureSteady(community, Number(values.seconds))));
    if (positionals.includes('overload')) misses.push(...(await measureOverload(community)));
  } finally {
    await community.stop();
  }
}

if (positionals.includes('backlog')) misses.push(...(await measureBacklog(Number(values.profiles))));

if (misses.length > 0) console.log(`Missed: ${misses.join('; ')}.`);
process.exitCode = misses.length === 0 ? 0 : 1;

interface Checkout {
  name: string;
  url: string;
  members: Members;
}

async function measureLayoutShift(browser: Browser, url: string, members: Members): Promise<void> {
  const columns = languages.flatMap((language) => widths.map((width) => `${language} ${width} px`));
  print('CLS of a first load on a slow connection', columns);
  for (const route of routesOf(members)) {
    const name = route.path.replace(members.profileId, '{profileId}');
    const loads = [];
    for (const language of languages) {
      for (const width of widths) loads.push(await loadRoute(browser, url, route, { width, language }, members));
    }
    print(
      name,
      loads.map(({ cls }) => cls.toFixed(4)),
    );
    for (const shift of loads.flatMap(({ shifts }) => shifts)) console.log(`    ${shift}`);
    if (loads.some(({ cls }) => cls > 0)) misses.push(`layout shift on ${name}`);
  }
  console.log('The goal is 0 on every route.\n');
}

async function measureInteractions(browser: Browser, checkouts: Checkout[], rounds: number): Promise<void> {
  print('INP, processor four times slower', ['75 %', 'median', 'worst']);
  for (const [name, flow] of Object.entries(flows)) {
    const slowest = new Map<string, Interaction[]>(checkouts.map((checkout) => [checkout.name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const checkout of checkouts) {
        slowest.get(checkout.name)?.push(await slowestInteraction(browser, checkout.url, flow, checkout.members));
      }
    }
    for (const [checkout, visits] of slowest) {
      const sorted = visits.toSorted((one, other) => one.duration - other.duration);
      const [p75, median, worst] = [percentile75(sorted), sorted[Math.floor(rounds / 2)]!, sorted.at(-1)!]; // one per round
      print(
        checkout === 'this' ? name : `${name}, in ${values.against}`,
        [p75, median, worst].map(({ duration }) => `${duration} ms`),
      );
      console.log(`    ${worst.description}`);
      if (checkout === 'this' && p75.duration > inpGoal) misses.push(`INP of ${name}`);
    }
  }
  console.log(`The slowest interaction of each of ${rounds} visits. The goal is ${inpGoal} ms for 75 % of them.\n`);
}

function print(name: string, cells: string[]): void {
  console.log(`${name.padEnd(44)}${cells.map((cell) => cell.padStart(14)).join('')}`);
}
