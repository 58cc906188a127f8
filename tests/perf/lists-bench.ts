import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startCommunity } from './community.ts';
import { measureLists, median, type ListFigures, type Sample } from './lists.ts';

/**
 * `npm run bench:lists`: the feed and For You over HTTP, in turns with a bare server that runs the same statement, in
 * communities of several sizes. It writes docs/benchmarks.md from what it measured. `--profiles 1000,10000` names the sizes,
 * `--rounds` how often; `--quick` measures one small community and writes nothing.
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

const all: ListFigures[] = [];
for (const size of sizes) {
  const community = await startCommunity(size);
  try {
    all.push(await measureLists(community, Number(values.rounds)));
  } finally {
    await community.stop();
  }
}
const { rows, misses } = goals(all);
const text = ['| | figure | goal | |', '|---|---|---|---|', ...rows, '', ...all.map(table)].join('\n');
console.log(text);
if (!values.quick) await writeFile(document, page(text));
if (misses.length > 0) console.log(`Missed: ${misses.join('; ')}.`);
process.exitCode = misses.length === 0 ? 0 : 1;

/** The largest community against the goals, and against the smallest one. */
function goals(figures: readonly ListFigures[]): { rows: string[]; misses: string[] } {
  const [first, last] = [figures[0]!, figures.at(-1)!]; // at least one size is measured
  const missed: string[] = [];
  const line = (name: string, value: number, digits: number, goal: 'at least' | 'at most', limit: number) => {
    const isHeld = goal === 'at least' ? value >= limit : value <= limit;
    if (!isHeld) missed.push(name);
    return `| ${name} | ${value.toFixed(digits)} | ${goal} ${limit} | ${isHeld ? 'holds' : 'missed'} |`;
  };
  const own = [
    line('feed against the bare server, throughput', last.ratios.feed, 2, 'at least', 0.8),
    line('For You against the bare server, throughput', last.ratios.forYou, 2, 'at least', 0.8),
    line('first build of For You, p95, ms', last.firstBuild.p95, 1, 'at most', 20),
    line('memory of the server, MB', last.memory, 0, 'at most', 250),
  ];
  if (figures.length === 1) return { rows: own, misses: missed };
  const from = `from ${inWords(first.profiles)} to ${inWords(last.profiles)} members`;
  return {
    misses: missed,
    rows: [
      ...own,
      line(`growth of a page of the feed ${from}`, last.page.feed / first.page.feed, 2, 'at most', 1.5),
      line(`growth of a page of For You ${from}`, last.page.forYou / first.page.forYou, 2, 'at most', 1.5),
      line(`growth of the first build ${from}`, last.firstBuild.median / first.firstBuild.median, 2, 'at most', 1.5),
    ],
  };
}

function table({ profiles, samples, page: one, firstBuild }: ListFigures): string {
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
    ...Object.entries(samples).map(([name, list]) =>
      row(name === 'floor' ? 'bare server, same statement' : name, list),
    ),
    '',
    `A page alone takes ${one.feed.toFixed(1)} ms (feed) and ${one.forYou.toFixed(1)} ms (For You); the first build of For You ${firstBuild.median.toFixed(1)} ms, p95 ${firstBuild.p95.toFixed(1)} ms.`,
    '',
  ].join('\n');
}

function page(figures: string): string {
  return `# Benchmarks of the lists

\`npm run bench:lists\` writes this page. Each list is measured over HTTP in turns with a bare server: Fastify and pg with the statement
of the feed, without session, validation and limits. Measured on ${cpus().length} processors on ${new Date().toISOString().slice(0, 10)}; a ratio says more than a
time, since the machine has other work too.

${figures}`;
}

function inWords(count: number): string {
  return count.toLocaleString('en');
}
