import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumOptions } from '../chromium.ts';
import { freePort, startServer } from './server.ts';

/** Lighthouse, as a mid-range phone on a slow connection, five times on each page for visitors: the medians, printed. */
const pages = ['/', '/privacy-policy', '/terms-of-service', '/profile-creation-guide'];
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

type Figures = Record<(typeof categories)[number] | keyof typeof timings, number>;

/** Prints a line for each page; true when every category of every page is at 100. */
export async function measureVisitorPages(): Promise<boolean> {
  const server = await startServer();
  const port = await freePort();
  const options = await chromiumOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
  try {
    let isWhole = true;
    for (const page of pages) {
      const figures = [];
      for (let run = 0; run < runs; run++) figures.push(await figuresOf(`${server.url}${page}`, port));
      const medians = medianOf(figures);
      isWhole &&= categories.every((category) => medians[category] === 100);
      const times = Object.keys(timings).map((name) => `${name} ${shown(name, medians[name as keyof typeof timings])}`); // the keys of `timings`
      console.log(
        `${page.padEnd(24)} ${categories.map((category) => medians[category]).join(' / ')}   ${times.join('  ')}`,
      );
    }
    return isWhole;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function figuresOf(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse had no answer for ${url}`);
  const { categories: scored, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  for (const { id, score, scoreDisplayMode, title } of Object.values(audits)) {
    const counts = categories.some(
      (category) =>
        category !== 'performance' && scored[category]?.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
    );
    if (counts && score !== null && score < 1 && scoreDisplayMode !== 'informative')
      console.log(`${url}: ${title} (${id})`);
  }
  const score = (category: (typeof categories)[number]) => Math.round((scored[category]?.score ?? 0) * 100);
  const time = (name: keyof typeof timings) => audits[timings[name]]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    FCP: time('FCP'),
    LCP: time('LCP'),
    SI: time('SI'),
    TBT: time('TBT'),
    CLS: time('CLS'),
  };
}

function medianOf(all: Figures[]): Figures {
  const middle = (name: keyof Figures) =>
    all.map((figures) => figures[name]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;
  return Object.fromEntries(Object.keys(all[0]!).map((name) => [name, middle(name as keyof Figures)])) as Figures; // the same keys
}

function shown(name: string, value: number): string {
  return name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
}

if (import.meta.main) process.exitCode = (await measureVisitorPages()) ? 0 : 1;
