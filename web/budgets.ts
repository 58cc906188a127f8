import { readFileSync } from 'node:fs';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import { measurePrerenderedPages } from './prerendered-budgets.ts';

/** A budget in kilobytes (1,000 bytes), compressed with Brotli as the server sends the files. */
interface Budget {
  firstView: number;
  afterIdle: number;
}

// About 10 KB above what the largest route of each kind needs: they catch an accident and forbid no feature.
const list: Budget = { firstView: 218, afterIdle: 289 };
/** Comboboxes, number inputs and the search for contact details in what is typed. */
const form: Budget = { firstView: 221, afterIdle: 326 };

/**
 * The routes that fetch more than a list. Size Limit compares files that it is given; which files a route fetches, and when, is most of this module, and
 * tests/e2e/budgets.spec.ts compares it with what a browser fetches.
 */
const budgets: Record<string, Budget> = {
  '/profile/create': form,
  '/edit-profile': form,
  '/edit-profile/:section': form,
  '/settings': form,
  '/moderation': form,
};

/**
 * What a page fetches when there is a message of the moderators, in a browser that may show notifications, or when the member begins
 * to type or opens it: the filters of the Feed; a profile beside the proposals; the search for contact details in the form; on
 * /verify-phone and /settings/phone Firebase, the numbers of all countries once the field is entered; in Arabic and Urdu, beside the list
 * of countries, the names of places.
 */
const apartBudget = 70;

/** Modules that are measured apart from the route that imports them. */
const apartModules = [
  'src/app/ModeratorNotice.tsx',
  'src/notifications/PushKeeper.tsx',
  'src/matching/filters/FilterDrawer.tsx',
  'src/profiles/MemberProfile.tsx',
  'src/phone/identity-service.ts',
  'src/shared/suggest-number.ts',
  'src/reference/place-names/ar.json',
  'src/reference/place-names/ur.json',
  '../openapi/rules/contact-details/contact-in-text.ts',
];

/** Catalogs that a lazy module brings along: its loader fetches both. */
const lazyCatalogs: Record<string, string> = {
  'src/profiles/FitSection.tsx': 'fit',
  'src/matching/filters/FilterBar.tsx': 'filters',
};

/** A route behind the sign-in, as src/app/routes.tsx describes it. */
export interface MeasuredRoute {
  path: string;
  module: string;
  catalog?: string;
  next?: string;
}

/** Script files by name, with their sizes in bytes. */
export type Files = Map<string, number>;

export interface RouteSize {
  /** The files that the page needs to be shown. */
  firstView: Files;
  /** These, and all that the page may fetch later: when the browser is idle, for a menu or a dialog, or for the next page. */
  afterIdle: Files;
  apart: Files;
}

/** The part of Vite's manifest that is read here. */
type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** Reads the routes behind the sign-in from src/app/routes.tsx. That module itself runs only where Lingui compiles it. */
export function measuredRoutes(): MeasuredRoute[] {
  const source = readFileSync(path.join(import.meta.dirname, 'src/app/routes.tsx'), 'utf8');
  const entries = source.split(/^ {2}\{$/m).slice(1);
  const valueOf = (entry: string, key: string) => new RegExp(`^ +${key}: '([^']+)'`, 'm').exec(entry)?.[1];
  return entries.flatMap((entry) => {
    const [route, guard] = [valueOf(entry, 'path'), valueOf(entry, 'guard')];
    const file = /import\('([^']+)'\)/.exec(entry)?.[1];
    if (!route || !file) throw new Error(`web/budgets.ts cannot read this entry of src/app/routes.tsx:\n${entry}`);
    const module = path.posix.join('src/app', file);
    const isBehindSignIn =
      guard === 'protected' || guard === 'verifyPhone' || guard === 'settings' || guard === 'moderator';
    return isBehindSignIn
      ? [{ path: route, module, catalog: valueOf(entry, 'catalog'), next: valueOf(entry, 'next') }]
      : [];
  });
}

/** Returns the scripts that a route fetches in a language, from the build in `folder`. */
export async function measureRoute(
  { module, catalog, next }: MeasuredRoute,
  language: Language,
  folder: string,
): Promise<RouteSize> {
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest; // written by Vite
  const nextRoute = measuredRoutes().find((route) => route.path === next);
  const catalogs = (names: (string | undefined)[]) =>
    names.flatMap((name) => (name ? [`src/i18n/${language}/${name}.po`] : []));
  const common = catalogs(['app', ...(language === 'en' ? [] : ['contract'])]);

  const firstView = modulesOf(['index.html', module, ...common, ...catalogs([catalog])], manifest);
  const upcoming = nextRoute ? [nextRoute.module, ...catalogs([nextRoute.catalog])] : [];
  const fetched = modulesOf([...firstView, ...upcoming], manifest, isFetchedLater);
  const afterIdle = modulesOf([...fetched, ...catalogs([...fetched].map((key) => lazyCatalogs[key]))], manifest);
  const apart = modulesOf(
    apartModules
      .filter((name) => !/\/place-names\//.test(name) || name.endsWith(`/${language}.json`))
      .filter((name) => [...firstView].some((key) => manifest[key]?.dynamicImports?.includes(name))),
    manifest,
  );
  return {
    firstView: await sizesOf(firstView, manifest, folder),
    afterIdle: await sizesOf(afterIdle, manifest, folder),
    apart: await sizesOf(apart.difference(afterIdle), manifest, folder),
  };
}

/** Whether a page fetches this lazy module by itself: not the pages of other routes, visitors' parts and catalogs. */
function isFetchedLater(module: string): boolean {
  const isOtherPage = /Page\.tsx$|SignInCallback\.tsx$|PublicFooter\.tsx$/.test(module);
  return !isOtherPage && !module.endsWith('.po') && !apartModules.includes(module);
}

/** The modules, everything that they import, and the lazy imports that `isFollowed` accepts. */
function modulesOf(
  modules: Iterable<string>,
  manifest: Manifest,
  isFollowed: (lazyModule: string) => boolean = () => false,
): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}, which web/budgets.ts measures.`);
    seen.add(key);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.filter(isFollowed).forEach(visit);
  };
  for (const module of modules) visit(module);
  return seen;
}

async function sizesOf(modules: Set<string>, manifest: Manifest, folder: string): Promise<Files> {
  const files = new Set([...modules].map((module) => manifest[module]!.file)); // modulesOf has checked each
  return new Map(
    await Promise.all(
      [...files].map(async (file) => [file, (await stat(path.join(folder, `${file}.br`))).size] as const),
    ),
  );
}

/** Where the sizes are written down, with a build of which they were true. */
const decision = path.join(import.meta.dirname, '../docs/decisions/008-mantine.md');

/** Prints what is wrong, then the size of each route and prerendered page in its heaviest language. Returns whether all keep their budgets. */
async function report(folder: string, isWriting: boolean): Promise<boolean> {
  const problems: string[] = [];
  const table: string[] = [];
  const rows: Row[] = [];
  const before = await writtenSizes();
  const cell = (page: string, bytes: number, budget: number) => {
    if (bytes > budget * 1000)
      problems.push(
        `${page} has ${(bytes / 1000).toFixed(1)} KB of ${budget} that its budget in web/budgets.ts allows.`,
      );
    return `${(bytes / 1000).toFixed(1)} of ${budget}${bytes > budget * 1000 ? ' OVER' : ''}`.padStart(20);
  };
  table.push(
    `KB of script, Brotli${''.padEnd(8)}${'first view'.padStart(20)}${'after idle'.padStart(20)}${'apart'.padStart(20)}`,
  );
  for (const route of measuredRoutes()) {
    const sizes = await Promise.all(
      // the keys of a record of languages
      (Object.keys(languages) as Language[]).map(async (language) => ({
        language,
        ...(await measureRoute(route, language, folder)),
      })),
    );
    const heaviest = sizes.reduce((one, other) => (total(other.firstView) > total(one.firstView) ? other : one));
    const budget = budgets[route.path] ?? list;
    const apart = total(heaviest.apart);
    const page = `${route.path} (${heaviest.language})`;
    const cells = [
      cell(`${page}, first view,`, total(heaviest.firstView), budget.firstView),
      cell(`${page}, after idle,`, total(heaviest.afterIdle), budget.afterIdle),
      apart > 0 ? cell(`${page}, apart,`, apart, apartBudget) : '',
    ];
    rows.push({ page: route.path, sizes: [total(heaviest.firstView), total(heaviest.afterIdle)], budget });
    table.push(`${page.padEnd(28)}${cells.join('')}`);
    if (total(heaviest.firstView) > budget.firstView * 1000) table.push(largest(heaviest.firstView));
    else if (total(heaviest.afterIdle) > budget.afterIdle * 1000) table.push(largest(heaviest.afterIdle));
  }
  table.push(`\nKB of prerendered page${''.padEnd(6)}${'HTML and CSS'.padStart(20)}${'script'.padStart(20)}`);
  for (const { route, html, script, budget } of await measurePrerenderedPages(folder)) {
    table.push(
      `${route.padEnd(28)}${cell(`${route}, HTML and CSS,`, html, budget.html)}${cell(`${route}, script,`, script, budget.script)}`,
    );
  }
  if (isWriting) await writeSizes(rows);
  const isOver = problems.length > 0;
  const grown = rows.flatMap((row) => differences(row, before.get(row.page)));
  if (isOver) {
    problems.push(...grown, 'What is not needed at once can come when it is: `await import(...)`, or lazy() of React.');
  } else if (grown.length > 0) {
    if (isWriting) table.push('', ...grown);
    else problems.push(...grown, 'The table of docs/decisions/008-mantine.md is old: run npm run budgets.');
  }
  for (const file of await filesWithMocks(folder))
    problems.push(`${file} has a part of the mocks, which belong to npm run dev alone.`);
  // Last, where one reads. The pages that keep their budgets would hide the others.
  const shown = isOver ? table.filter((line) => /OVER|^ +\d.* KB  /.test(line)) : table;
  console.log([...shown, ...(problems.length > 0 ? [''] : []), ...problems].join('\n'));
  return problems.length === 0;
}

interface Row {
  page: string;
  /** In bytes: first view, after idle. */
  sizes: number[];
  budget: Budget;
}

const tableOfSizes = /^\| route \|.*\n(?:\|.*\n)+/m;

/** The sizes in the table of the decision, in KB, by page: first view, after idle. */
async function writtenSizes(): Promise<Map<string, number[]>> {
  const text = await readFile(decision, 'utf8');
  const lines = (tableOfSizes.exec(text)?.[0] ?? '').matchAll(/^\| (\S+) \| (\d+) \| (\d+) \|/gm);
  return new Map(lines.map(([, page = '', ...sizes]) => [page, sizes.map(Number)]));
}

/** Writes the table of the decision. */
async function writeSizes(rows: Row[]): Promise<void> {
  const lines = rows.map(({ page, sizes, budget }) => {
    const [firstView, afterIdle] = sizes.map((bytes) => Math.round(bytes / 1000));
    return `| ${page} | ${firstView} | ${afterIdle} | ${budget.firstView} / ${budget.afterIdle} |\n`;
  });
  const head = '| route | first view | everything after idle | budget |\n|---|---|---|---|\n';
  const text = await readFile(decision, 'utf8');
  await writeFile(
    decision,
    text.replace(tableOfSizes, () => head + lines.join('')),
  );
}

/** Says by how much a page is not what is written, from 10 KB. */
function differences({ page, sizes }: Row, written: number[] | undefined): string[] {
  if (!written) return [`${page} is new.`];
  return sizes.flatMap((bytes, i) => {
    const more = bytes / 1000 - written[i]!;
    const part = i === 0 ? 'first view' : 'after idle';
    return Math.abs(more) > 10
      ? [`${page}, ${part}: ${Math.abs(more).toFixed(0)} KB ${more > 0 ? 'more' : 'less'} than before.`]
      : [];
  });
}

/** The files of the build that have a part of the mocks: each part names a key of storage that begins so. */
async function filesWithMocks(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.{js,html,css}', { cwd: folder }));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return files.filter((_, index) => texts[index]!.includes('mithaq-mocks'));
}

function total(files: Files): number {
  return files.values().reduce((sum, size) => sum + size, 0);
}

function largest(files: Files): string {
  const first = [...files].toSorted(([, one], [, other]) => other - one).slice(0, 8);
  return first.map(([file, size]) => `  ${(size / 1000).toFixed(1).padStart(6)} KB  ${file}`).join('\n');
}

if (import.meta.main)
  process.exitCode = (await report(path.join(import.meta.dirname, 'dist'), process.argv.includes('--write'))) ? 0 : 1;
