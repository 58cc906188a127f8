import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Prints each catalog that is not in step with the sources, for `npm run check`; with `missing` each message without a translation,
 * for the build, which fails without it, and `npm run i18n`.
 */
const root = path.join(import.meta.dirname, '..');
const catalogs = 'web/src/i18n';
const checks = {
  sync: { args: ['--clean'], describe: inStep },
  missing: { args: ['--mode', 'catalog'], describe: untranslated },
};
const name = process.argv[2] === 'missing' ? 'missing' : 'sync';
const { args, describe } = checks[name];
const lingui = path.join(root, 'node_modules/.bin/lingui');
const options = { cwd: root, encoding: 'utf8' } as const;
const { status, stdout, stderr } = spawnSync(lingui, ['check', name, ...args, '--verbose', '--workers', '1'], options);
if (status !== 0) {
  process.exitCode = 1;
  const found = `${stdout}${stderr}`.split('\n').filter((line) => line.startsWith(`${catalogs}/`));
  // Without such a line it failed in another way.
  console.error(found.length === 0 ? `${stdout}${stderr}` : describe(found));
}

/** The catalogs of a page change together in every language. */
function inStep(found: string[]): string {
  const names = new Set(found.map((line) => /\w+(?=\.po:)/.exec(line)?.[0]));
  const files = [...names].toSorted().map((catalog) => `${catalog}.po`);
  return `The messages of the code are not those of ${files.join(', ')} in ${catalogs}: run npm run i18n.`;
}

function untranslated(found: string[]): string {
  return found
    .map((line) => {
      // The id comes before the English: Lingui's own, and in the catalog of the contract the English itself.
      const [, file, english] = /^(.*\.po): .+?: \((.*)\)$/s.exec(line.trimEnd()) ?? [];
      return file && english ? `${file}${lineOf(file, english)}: "${english}": translate it.` : line;
    })
    .join('\n');
}

/** Where the empty translation is, as editors read it; of a message that the catalog breaks into lines, nothing. */
function lineOf(file: string, english: string): string {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const at = lines.findIndex((line, i) => line === `msgid ${JSON.stringify(english)}` && lines[i + 1] === 'msgstr ""');
  return at < 0 ? '' : `:${at + 2}`;
}
