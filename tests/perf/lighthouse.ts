import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumOptions, packagedChromiumOptions, type ChromiumOptions } from '../chromium.ts';
import { freePort, startServer } from './server.ts';

const run = promisify(execFile);

/** The version beside the one in tests/package.json. Its throttling and its audits differ a little. */
const olderVersion = '12.8.2';
const pages = ['/', '/privacy-policy', '/terms-of-service', '/profile-creation-guide'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** The most that a page may take, in ms, beside a score of 100 in every category. */
const limits: Partial<Record<keyof typeof timings, number>> = { LCP: 1500, TBT: 50, CLS: 0 };

type Figures = Record<(typeof categories)[number] | keyof typeof timings, number>;

/** The part of Lighthouse's report that is read here. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { id: string; title: string; score: number | null; numericValue?: number }>;
}

/**
 * Runs Lighthouse with its mobile settings on the four prerendered pages, in each browser and by each version, and
 * prints the medians. Returns true when every page scores 100 in every category within the limits.
 */
export async function measurePrerenderedPages(runs = 5, checkout?: string): Promise<boolean> {
  const server = await startServer(checkout);
  let isGood = true;
  try {
    for (const [name, options] of await browsers()) {
      for (const [version, command] of await versions()) {
        console.log(`Lighthouse ${version}, mobile, in ${name}; medians of ${runs}`);
        for (const page of pages)
          isGood = (await measure(`${server.url}${page}`, page, command, options, runs)) && isGood;
      }
    }
  } finally {
    await server.stop();
  }
  return isGood;
}

/** The Chromium of the packages, and the one of the machine's distribution when there is one. */
async function browsers(): Promise<[string, ChromiumOptions][]> {
  const packaged = await packagedChromiumOptions();
  const installed = [
    process.env.DISTRIBUTION_CHROMIUM ?? '',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((file) => existsSync(file));
  const args = ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  if (!installed)
    console.log('No Chromium of a distribution is installed, so Lighthouse runs in the packaged one only.');
  return [
    packaged ? ['the packaged Chromium', packaged] : ['the Chromium found', await chromiumOptions()],
    ...(installed
      ? ([[`the distribution's Chromium (${installed})`, { executablePath: installed, args }]] as const)
      : []),
  ] as [string, ChromiumOptions][];
}

/** The script of each version's command, by the version. npm downloads the older one when the registry is reachable. */
async function versions(): Promise<[string, string][]> {
  const ours: [string, string][] = [['13', fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))]];
  const packageName = `lighthouse@${olderVersion}`;
  try {
    const found = await run('npm', ['exec', '--yes', `--package=${packageName}`, '--call', 'command -v lighthouse']);
    return [...ours, ['12', found.stdout.trim()]];
  } catch {
    console.log(`npm could not download ${packageName}, so only Lighthouse 13 runs.`);
    return ours;
  }
}

async function measure(
  url: string,
  name: string,
  command: string,
  options: ChromiumOptions,
  runs: number,
): Promise<boolean> {
  const figures = [];
  for (let count = 0; count < runs; count++) figures.push(figuresOf(await audit(url, command, options), url));
  const medians = medianOf(figures);
  const times = (Object.keys(timings) as (keyof typeof timings)[]).map(
    (timing) => `${timing} ${shown(timing, medians)}`,
  );
  const missed = (Object.keys(limits) as (keyof typeof limits)[]).filter((timing) => medians[timing] > limits[timing]!);
  const isGood = missed.length === 0 && categories.every((category) => medians[category] === 100);
  const scores = categories.map((category) => medians[category]).join(' / ');
  console.log(`  ${name.padEnd(24)} ${scores}   ${times.join('  ')}${isGood ? '' : `  MISSED ${missed.join(' ')}`}`);
  return isGood;
}

/** Runs Lighthouse in a fresh browser, so that what one run leaves in memory does not speed up the next. */
async function audit(url: string, command: string, options: ChromiumOptions, attempts = 3): Promise<Report> {
  const port = await freePort();
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
  const args = [url, `--port=${port}`, '--output=json', '--quiet', `--only-categories=${categories.join(',')}`];
  try {
    const { stdout } = await run(process.execPath, [command, ...args], { maxBuffer: 100_000_000 });
    return JSON.parse(stdout) as Report; // Lighthouse's own output
  } catch (error) {
    // Now and then the browser's trace lacks its beginning, and Lighthouse asks to be run again.
    if (attempts > 1 && /run Lighthouse again/.test(String((error as { stderr?: string }).stderr))) {
      return audit(url, command, options, attempts - 1);
    }
    throw error;
  } finally {
    await browser.close();
  }
}

function figuresOf({ categories: scored, audits, runtimeError }: Report, url: string): Figures {
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (category: (typeof categories)[number]) => Math.round((scored[category]?.score ?? 0) * 100);
  for (const category of categories.slice(1)) {
    for (const { id, weight } of scored[category]?.auditRefs ?? []) {
      const { score: passed, title } = audits[id]!; // every reference has its audit
      if (weight > 0 && passed !== null && passed < 1) console.log(`  ${url}: ${title} (${id})`);
    }
  }
  return Object.fromEntries([
    ...categories.map((category) => [category, score(category)]),
    ...Object.entries(timings).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
  ]) as Figures; // a value for each key of both
}

function medianOf(all: Figures[]): Figures {
  const middle = (name: keyof Figures) =>
    all.map((figures) => figures[name]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;
  return Object.fromEntries(Object.keys(all[0]!).map((name) => [name, middle(name as keyof Figures)])) as Figures; // the same keys
}

function shown(timing: keyof typeof timings, figures: Figures): string {
  return timing === 'CLS' ? figures.CLS.toFixed(3) : `${Math.round(figures[timing])} ms`;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, in: { type: 'string' } } });
  process.exitCode = (await measurePrerenderedPages(Number(values.runs), values.in)) ? 0 : 1;
}
