import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import { weighVisitorPages } from './visitor-budgets.ts';

/** What a signed-in route may fetch in scripts, and which modules it fetches by itself. */
export interface RouteBudget {
  /** Kilobytes of a thousand bytes, compressed with brotli as the server sends them. */
  kilobytes: number;
  /** Its page, and the one to which its form leads (`next` in src/app/pages.ts). */
  modules: string[];
  /** Catalogues beside the one that every route has. */
  words?: string[];
  /** Fetched by this route alone, and counted apart. */
  apart?: string[];
}

const list = 120;
const form = 150;

/** Every route behind the sign-in. */
export const budgets: Record<string, RouteBudget> = {
  '/for-you': { kilobytes: list, modules: ['src/matching/ForYouPage.tsx'] },
  '/feed': { kilobytes: list, modules: ['src/matching/FeedPage.tsx'] },
  '/community': { kilobytes: list, modules: ['src/community/CommunityPage.tsx'], words: ['community'] },
  '/proposals': { kilobytes: list, modules: ['src/proposals/ProposalsPage.tsx'] },
  '/profile/:profileId': { kilobytes: list, modules: ['src/app/MemberProfilePage.tsx'], words: ['profiles'] },
  '/my-profile': { kilobytes: list, modules: ['src/profiles/MyProfilePage.tsx'], words: ['profiles'] },
  '/verify-phone': {
    kilobytes: list,
    modules: ['src/phone/VerifyPhonePage.tsx', 'src/matching/FeedPage.tsx'],
    apart: ['src/phone/identity-service.ts'],
  },
  '/profile/create': {
    kilobytes: form,
    modules: ['src/profiles/CreateProfilePage.tsx', 'src/phone/VerifyPhonePage.tsx'],
    words: ['profiles'],
  },
  '/edit-profile': {
    kilobytes: form,
    modules: ['src/profiles/EditProfilePage.tsx', 'src/matching/FeedPage.tsx'],
    words: ['profiles'],
  },
};

/** What every one of them fetches. */
const always = ['index.html', 'src/app/AccountMenu.tsx'];

/** As Vite writes it. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

export interface Weight {
  /** The script files, with their compressed sizes. */
  files: Map<string, number>;
  bytes: number;
}

/** What a route fetches in a language; `apart` is not counted in it. */
export async function weigh(
  route: RouteBudget,
  language: Language,
  folder: string,
): Promise<{ route: Weight; apart: Weight }> {
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest; // written by Vite
  const areas = ['app', ...(route.words ?? []), ...(language === 'en' ? [] : ['contract'])];
  const own = filesOf(
    [...always, ...route.modules, ...areas.map((area) => `src/languages/${language}/${area}.po`)],
    manifest,
  );
  const apart = filesOf(route.apart ?? [], manifest).difference(own);
  return { route: await weightOf(own, folder), apart: await weightOf(apart, folder) };
}

/** The files of these modules, and of all that these import. */
function filesOf(modules: string[], manifest: Manifest): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Vite has built no chunk for ${key}; web/budgets.ts names the modules of each route.`);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []));
}

async function weightOf(files: Set<string>, folder: string): Promise<Weight> {
  const sizes = new Map(
    await Promise.all(
      [...files].map(async (file) => [file, (await stat(path.join(folder, `${file}.br`))).size] as const),
    ),
  );
  return { files: sizes, bytes: sizes.values().reduce((sum, size) => sum + size, 0) };
}

/** Prints what each route and each page for visitors weighs in its heaviest language; true when all keep their budgets. */
async function report(folder: string): Promise<boolean> {
  let isKept = true;
  for (const [name, route] of Object.entries(budgets)) {
    const weights = await Promise.all(
      Object.keys(languages).map(async (language) => ({
        language,
        ...(await weigh(route, language as Language, folder)),
      })),
    ); // the keys of a record of languages
    const heaviest = weights.reduce((one, other) => (other.route.bytes > one.route.bytes ? other : one));
    const isOver = heaviest.route.bytes > route.kilobytes * 1000;
    const apart = heaviest.apart.bytes > 0 ? `, and ${kilobytes(heaviest.apart.bytes)} KB apart` : '';
    console.log(
      `${name.padEnd(24)} ${kilobytes(heaviest.route.bytes).padStart(6)} of ${route.kilobytes} KB (${heaviest.language})${apart}${isOver ? '  TOO MUCH' : ''}`,
    );
    if (isOver) console.log(largest(heaviest.route.files));
    isKept &&= !isOver;
  }
  for (const { route, kind, bytes, budget } of await weighVisitorPages(folder)) {
    const isOver = bytes > budget;
    console.log(
      `${route.padEnd(24)} ${kilobytes(bytes).padStart(6)} of ${budget / 1000} KB of ${kind}${isOver ? '  TOO MUCH' : ''}`,
    );
    isKept &&= !isOver;
  }
  return isKept;
}

function largest(files: Map<string, number>): string {
  const first = [...files].toSorted(([, one], [, other]) => other - one).slice(0, 8);
  return first.map(([file, size]) => `  ${kilobytes(size).padStart(6)} KB  ${file}`).join('\n');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

if (import.meta.main)
  process.exitCode = (await report(process.argv[2] ?? path.join(import.meta.dirname, 'dist'))) ? 0 : 1;
