import { chromium } from '@playwright/test';
import { chromiumOptions } from '../chromium.ts';
import { flows, walk } from './interaction.ts';
import { load, routesWith } from './layout-shift.ts';
import { measureVisitorPages } from './lighthouse.ts';
import { settle, type States } from './people.ts';
import { startServer } from './server.ts';

/**
 * `npm run bench`: how still the pages stand and how quickly they answer, as figures, against the whole product.
 * `-- shifts`, `-- interactions` or `-- lighthouse` measures that alone.
 */
const widths = [390, 1280];
const rounds = 5;
/** Milliseconds (web.dev/articles/inp). */
const quick = 200;

const [only] = process.argv.slice(2);
const wants = (what: string) => only === undefined || only === what;
const misses: string[] = [];

if (wants('shifts') || wants('interactions')) {
  const server = await startServer();
  const browser = await chromium.launch(await chromiumOptions());
  try {
    const { states, profileId } = await settle(browser, server.url);
    if (wants('shifts')) await measureShifts(server.url, states, profileId);
    if (wants('interactions')) await measureInteractions(server.url, states);
  } finally {
    await browser.close();
    await server.stop();
  }

  async function measureShifts(url: string, states: States, profileId: string): Promise<void> {
    print('Loaded from cold on a poor connection', [...widths.map((width) => `CLS at ${width}`), 'script in all']);
    for (const route of routesWith(profileId)) {
      const loaded = [];
      for (const width of widths) loaded.push(await load(browser, url, route, width, states));
      const name = route.path.replace(profileId, '{profileId}');
      print(name, [...loaded.map(({ cls }) => cls.toFixed(4)), `${((loaded[0]?.script ?? 0) / 1000).toFixed(1)} KB`]);
      for (const { moved } of loaded) for (const what of moved) console.log(`    ${what}`);
      if (loaded.some(({ cls }) => cls > 0)) misses.push(`${name} moves`);
    }
    console.log(
      'The target is 0 everywhere. The script is all that comes, with what is fetched for the next tap; each page itself is weighed by npm run check.\n',
    );
  }

  async function measureInteractions(url: string, states: States): Promise<void> {
    print('Interaction to next paint, processor four times slower', ['median', 'worst', 'of 200 ms']);
    for (const [name, flow] of Object.entries(flows)) {
      const slowest = [];
      for (let round = 0; round < rounds; round++) slowest.push(await walk(browser, url, flow, states));
      const sorted = slowest.toSorted((a, b) => a.duration - b.duration);
      const [median = 0, worst = 0] = [sorted[Math.floor(rounds / 2)]?.duration, sorted.at(-1)?.duration];
      print(name, [`${median} ms`, `${worst} ms`, `${Math.round((median / quick) * 100)} %`]);
      console.log(`    ${sorted.at(-1)?.what}`);
      if (median > quick) misses.push(`${name} is slow`);
    }
    console.log(`The slowest interaction of each of ${rounds} walks.\n`);
  }
}
if (wants('lighthouse') && !(await measureVisitorPages())) misses.push('a page for visitors is below 100');

if (misses.length > 0) console.log(`Missed: ${misses.join('; ')}.`);
process.exitCode = misses.length === 0 ? 0 : 1;

function print(name: string, cells: string[]): void {
  console.log(`${name.padEnd(56)}${cells.map((cell) => cell.padStart(15)).join('')}`);
}
