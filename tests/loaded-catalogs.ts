import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import config from '../lingui.config.ts';

const source = path.join(import.meta.dirname, '../web/src');
const code = new Map(
  globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.(test|stories)\.tsx?$|^testing\//u.test(file))
    .map((file) => [file, readFileSync(path.join(source, file), 'utf8').replaceAll(/^import type [^;]+;/gmu, '')]),
);
const routes = 'app/routes.tsx';
const message = /(?<![.\w])(?:t|msg|defineMessage)`|(?:msg|defineMessage)\(|<Trans>|<Plural\b/u;

function covers(globs: readonly string[], file: string): boolean {
  return globs
    .map((glob) => path.relative('<rootDir>/web/src', glob))
    .some((glob) => glob === '' || file.startsWith(`${glob}/`) || path.matchesGlob(file, glob));
}

function isIn(catalog: string, file: string): boolean {
  const { include = [], exclude = [] } = config.catalogs?.find((each) => path.basename(each.path) === catalog) ?? {};
  return covers(include, file) && !covers(exclude, file);
}

/** The files with messages that this one leads to, each with the catalogs that are loaded by then. */
function shownFrom(start: string, catalogs: string[]): [file: string, catalogs: string[]][] {
  const reached = new Map<string, string[]>();
  const visit = (file: string, before: string[]) => {
    const text = code.get(file);
    if (text === undefined || file === routes || reached.has(file)) return;
    const loaded = [...before, ...[...text.matchAll(/loadCatalog\('(\w+)'\)/gu)].map((match) => match[1]!)];
    reached.set(file, loaded);
    for (const [, imported] of text.matchAll(/(?:from |import |import\()'(\.[^']+)'/gu))
      visit(path.join(path.dirname(file), imported!), loaded);
  };
  visit(start, catalogs);
  // A page chooses what it shows of the content.
  return [...reached].filter(([file]) => message.test(code.get(file)!) && !file.startsWith('content/'));
}

/**
 * The messages that a page shows and whose catalog it does not load: a reader would see their ids, "oSdnhB". Tests of components
 * have every catalog, so they do not see it.
 * @param table the source of the routes
 */
export function catalogsNotLoaded(table = code.get(routes)!): string[] {
  const pages = table.split(/^ {2}\{$/mu).slice(1);
  return pages.flatMap((route) => {
    const [, at] = /path: '([^']+)'/u.exec(route)!;
    const catalog = /catalog: '([\w-]+)'/u.exec(route)?.[1];
    const start = path.join('app', /import\('([^']+)'\)/u.exec(route)![1]!);
    const shown = shownFrom(start, catalog ? ['app', catalog] : ['app']);
    if (shown.length === 0) return [`${at} shows no message of a catalog: is its text within t, msg or <Trans>?`];
    return shown
      .filter(([file, catalogs]) => !catalogs.some((each) => isIn(each, file)))
      .map(
        ([file]) =>
          `${at} shows messages of web/src/${file} and loads no catalog that has them: name it in web/src/app/routes.tsx, or include the file in lingui.config.ts.`,
      );
  });
}
