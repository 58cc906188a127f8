import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureWidePreferences, type WidePreferencesFigures } from './wide-preferences.ts';
import { startCommunity } from './community.ts';
import { measureFilters, type FilterFigures } from './filters.ts';
import { slowdownAfterRestart, measureLists, type ListFigures, type Sample } from './lists.ts';
import { median } from './timing.ts';
import { measureWrites, type WriteFigures } from './writes.ts';

/**
 * `npm run bench:lists`: the feed and For You over HTTP, in turns with a bare server that runs the same statement, filters against
 * no filters, and writes against bare inserts, in communities of several sizes. It writes the figures of docs/benchmarks.md.
 * `--profiles 1000,10000` names the sizes, `--rounds` how often.
 *
 * `--quick`, for each night, measures one small community and writes nothing. It fails where a ratio is much worse than it was, as
 * `atLeast` and `atMost` say.
 */
const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '4' },
    quick: { type: 'boolean', default: false },
  },
});
const document = path.join(import.meta.dirname, '../../docs/benchmarks.md');
const sizes = values.quick ? [2000] : values.profiles.split(',').map(Number);
const isWhole = !values.quick;

type Figures = {
  lists: ListFigures;
  filters: FilterFigures;
  writes: WriteFigures;
  wide: WidePreferencesFigures;
  slowdownAfterRestart: number;
};
type Goal = { name: string; value: number; digits: number; atLeast?: number; atMost?: number };

const all: Figures[] = [];
for (const size of sizes) all.push(await measureOne(size));
const goals = values.quick ? ratiosOfQuick(all[0]!) : goalsOf(all);
const missed = goals.filter((goal) => !isMet(goal)).map(({ name }) => name);
const text = ['| | figure | goal | |', '|---|---|---|---|', ...goals.map(line), '', ...all.map(table)].join('\n');
console.log(text);
if (!values.quick) await writeFile(document, page(text) + (await handWritten()));
if (missed.length > 0) console.log(`Missed: ${missed.join('; ')}.`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function measureOne(size: number): Promise<Figures> {
  const community = await startCommunity(size);
  try {
    const lists = await measureLists(community, Number(values.rounds), isWhole);
    const filters = await measureFilters(community, isWhole ? 30 : 8);
    const writes = await measureWrites(community, isWhole);
    const wide = await measureWidePreferences(community);
    return { lists, filters, writes, wide, slowdownAfterRestart: isWhole ? await slowdownAfterRestart(community) : 0 };
  } finally {
    await community.stop();
  }
}

/** The goals: of the largest community, and growth from the smallest one. */
function goalsOf(figures: readonly Figures[]): Goal[] {
  const [first, last] = [figures[0]!, figures.at(-1)!]; // at least one size is measured
  const { ratios, firstBuild, memory, thousandPages } = last.lists;
  const [mostExpensive] = last.filters.mostExpensive;
  const from = `from ${inWords(first.lists.profiles)} to ${inWords(last.lists.profiles)} members`;
  const growth = (name: string, of: (figures: ListFigures) => number): Goal[] =>
    figures.length === 1
      ? []
      : [{ name: `growth of ${name} ${from}`, value: of(last.lists) / of(first.lists), digits: 2, atMost: 1.5 }];
  return [
    { name: 'feed against the bare server, throughput', value: ratios.feed, digits: 2, atLeast: 0.3 },
    { name: 'For You against the bare server, throughput', value: ratios.forYou, digits: 2, atLeast: 0.3 },
    ...growth('a page of the feed', ({ page: { feed } }) => feed),
    ...growth('a page of For You', ({ page: { forYou } }) => forYou),
    {
      name: 'a page of the feed after 1,000 others against the first ones',
      value: thousandPages,
      digits: 2,
      atMost: 1.5,
    },
    { name: 'first page after a restart against a warm one', value: last.slowdownAfterRestart, digits: 2, atMost: 3 },
    { name: 'first build of For You, p95, ms', value: firstBuild.p95, digits: 1, atMost: 20 },
    ...growth('the first build', ({ firstBuild: { median: ms } }) => ms),
    goalOfWidePreferences(last.wide, 10),
    {
      name: 'a page of the feed while such lists are built against one alone, p95',
      value: last.wide.otherMember.meanwhile / last.wide.otherMember.alone,
      digits: 2,
      atMost: 2,
    },
    { name: 'most expensive filters against no filters, p95', value: mostExpensive!.ratio, digits: 2, atMost: 3 },
    ...last.writes.ratios.map(({ name, ratio }) => ({
      name: `${name} against bare inserts of its rows`,
      value: ratio,
      digits: 2,
      atMost: 3,
    })),
    {
      name: 'proposals at 32 clients against inserts of one row',
      value: last.writes.proposals?.ratio ?? 0,
      digits: 2,
      atLeast: 0.15,
    },
    { name: 'memory of the server, MB', value: memory, digits: 0, atMost: 250 },
  ];
}

function goalOfWidePreferences({ firstBuild }: WidePreferencesFigures, atMost: number): Goal {
  const value = firstBuild.wide / firstBuild.narrow;
  return {
    name: 'first build of For You for the widest preferences against narrow ones, p95',
    value,
    digits: 2,
    atMost,
  };
}

/** Ratios alone, with room for a machine that has other work: they show what has become much slower. */
function ratiosOfQuick({ lists, filters, writes, wide }: Figures): Goal[] {
  return [
    { name: 'feed against the bare server, throughput', value: lists.ratios.feed, digits: 2, atLeast: 0.25 },
    { name: 'For You against the bare server, throughput', value: lists.ratios.forYou, digits: 2, atLeast: 0.2 },
    {
      name: 'most expensive filters against no filters, p95',
      value: filters.mostExpensive[0]!.ratio,
      digits: 2,
      atMost: 6,
    },
    goalOfWidePreferences(wide, 20),
    ...writes.ratios.map(({ name, ratio }) => ({
      name: `${name} against bare inserts of its rows`,
      value: ratio,
      digits: 2,
      atMost: 10,
    })),
  ];
}

function isMet({ value, atLeast = -Infinity, atMost = Infinity }: Goal): boolean {
  return value >= atLeast && value <= atMost;
}

function line(goal: Goal): string {
  const { name, value, digits, atLeast, atMost } = goal;
  const limit = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
  return `| ${name} | ${value.toFixed(digits)} | ${limit} | ${isMet(goal) ? 'holds' : 'missed'} |`;
}

function table({ lists: { profiles, samples, page: one, firstBuild }, writes, filters, wide }: Figures): string {
  const row = (name: string, list: Sample[]) => {
    const rates = list.map(({ rate }) => rate);
    const ms = (values_: number[]) => median(values_).toFixed(2);
    return `| ${name} | ${median(rates).toFixed(0)} [${Math.min(...rates).toFixed(0)}-${Math.max(...rates).toFixed(0)}] | ${ms(list.map(({ server }) => server))} | ${ms(list.map(({ postgres }) => postgres))} |`;
  };
  return [
    `## ${inWords(profiles)} members`,
    '',
    '| | requests a second, 16 at once: median [range] | processor time in Node, ms | in PostgreSQL, ms |',
    '|---|---|---|---|',
    ...Object.entries(samples).map(([name, list]) => row(name, list)),
    '',
    `A page alone takes ${one.feed.toFixed(1)} ms (feed) and ${one.forYou.toFixed(1)} ms (For You); the first build of For You ${firstBuild.median.toFixed(1)} ms, p95 ${firstBuild.p95.toFixed(1)} ms.`,
    `With the widest preferences the first build takes p95 ${wide.firstBuild.wide.toFixed(1)} ms, in turns with narrow ones of ${wide.firstBuild.narrow.toFixed(1)} ms; a page of the feed for another member meanwhile ${wide.otherMember.meanwhile.toFixed(1)} ms, alone ${wide.otherMember.alone.toFixed(1)} ms.`,
    `Writes alone: ${writes.ratios.map(inMs).join(', ')}${writes.proposals ? `; ${writes.proposals.rate.toFixed(0)} proposals a second at 32 clients` : ''}.`,
    `The most expensive filters: ${filters.mostExpensive.slice(0, 3).map(asTimes).join(', ')}.`,
    '',
  ].join('\n');
}

function page(figures: string): string {
  return `# Benchmarks of the lists

\`npm run bench:lists\` writes these figures. Each list is measured over HTTP in turns with a bare server: Fastify and pg with the statement
of the feed, without session, validation and limits. Measured on ${cpus().length} processors on ${new Date().toISOString().slice(0, 10)}; a ratio says more than a
time, since the machine has other work too.

${figures}`;
}

/** The part of the page that is written by hand, below the figures. */
async function handWritten(): Promise<string> {
  const old = await readFile(document, 'utf8');
  return old.slice(old.indexOf(`\n## What bounds them`));
}

function inWords(count: number): string {
  return count.toLocaleString('en');
}

function inMs({ name, ms, ratio }: WriteFigures['ratios'][number]): string {
  return `${name} ${ms.toFixed(1)} ms (${ratio.toFixed(1)} times its inserts)`;
}

function asTimes({ filters, ratio }: FilterFigures['mostExpensive'][number]): string {
  return `\`${filters}\` ${ratio.toFixed(1)} times`;
}
