import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import { describe, expect, it } from 'vitest';

/** What the catalogues of web/src/languages have to hold, so that nobody meets a word that is not in their language. */
const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'web/src/languages');
const areas = globSync('*.po', { cwd: path.join(folder, 'en') }).map((file) => path.basename(file, '.po'));
const translations = (Object.keys(languages) as Language[]).filter((language) => language !== 'en'); // the keys of a record of languages

/** Placeholders a translation may use beside those of the English: a surah is cited by number in English, by name in Arabic and Urdu. */
const offered: Record<string, string[]> = { 'Quran {surah}:{verse}': ['surah', 'name'] };

describe('the catalogues', () => {
  it.each([
    ['hold what the code says, and nothing else', ['check', 'sync', '--clean', '--verbose', '--workers', '1']],
    ['have every translation', ['check', 'missing', '--mode', 'catalog', '--verbose', '--workers', '1']],
  ])('%s', (_, asked) => {
    const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/lingui'), asked, {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}\nnpm run words gathers what is new; the rest is to be translated.`).toBe(0);
  });
});

describe.each(translations)('%s', (language) => {
  it.each(areas)('keeps the placeholders and the marks of the English: %s', async (area) => {
    const wrong = (await entries(language, area)).filter(({ english, words }) => {
      const extra = offered[english] ?? [];
      const there = namesIn(compiled(words));
      const wanted = namesIn(compiled(english));
      return (
        there.some((name) => !wanted.includes(name) && !extra.includes(name)) ||
        wanted.some((name) => !there.includes(name) && !extra.includes(name))
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each(areas)('has every form of a plural: %s', async (area) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const wrong = (await entries(language, area)).filter(({ words }) =>
      pluralsIn(compiled(words)).some((plural) => forms.some((form) => !(form in plural))),
    );
    expect(wrong).toEqual([]);
  });

  it.each(areas)('leaves nothing in English: %s', async (area) => {
    const wrong = (await entries(language, area)).filter(({ words }) => {
      const text = textOf(compiled(words));
      return /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}/u.test(text);
    });
    expect(wrong).toEqual([]);
  });

  it('says the same everywhere: catalogues are shown together', async () => {
    const said = new Map<string, Set<string>>();
    for (const area of areas)
      for (const { id, words } of await entries(language, area)) said.set(id, (said.get(id) ?? new Set()).add(words));
    expect([...said].filter(([, words]) => words.size > 1)).toEqual([]);
  });
});

interface Entry {
  id: string;
  english: string;
  words: string;
}

async function entries(language: Language, area: string): Promise<Entry[]> {
  const filename = path.join(folder, language, `${area}.po`);
  const catalogue = await formatter().parse(readFileSync(filename, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename,
  });
  return Object.entries(catalogue).flatMap(([id, { message = id, translation, obsolete }]) =>
    translation && !obsolete ? [{ id, english: message, words: translation }] : [],
  );
}

type Forms = Record<string, Token[]>;
/** Words, or a placeholder: its name, its kind, and the words of each form. */
type Token = string | [name: string, kind?: string, forms?: Forms];

/** The parts of a message, as Lingui understands them. */
function compiled(message: string): Token[] {
  const { source, errors } = createCompiledCatalog('en', { message }, { namespace: 'json' });
  if (errors.length > 0) throw errors[0]?.error;
  return (JSON.parse(source) as { messages: { message: Token[] } }).messages.message; // Lingui's own form
}

const isForms = (forms: unknown): forms is Forms => typeof forms === 'object' && forms !== null;

/** Placeholders, and the marks that stand for elements. */
function namesIn(tokens: Token[]): string[] {
  const names = tokens.flatMap((token) => {
    if (typeof token === 'string') return token.match(/<\/?\d+\/?>/g) ?? [];
    const [name, kind, forms] = token;
    return [
      kind ? `${name}, ${kind}` : name,
      ...(isForms(forms) ? Object.values(forms).filter(Array.isArray).flatMap(namesIn) : []),
    ];
  });
  return [...new Set(names)].filter((name) => name !== '#').toSorted();
}

function pluralsIn(tokens: Token[]): Forms[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string' || !isForms(token[2])) return [];
    const inner = Object.values(token[2]).filter(Array.isArray).flatMap(pluralsIn);
    return token[1] === 'plural' ? [token[2], ...inner] : inner;
  });
}

function textOf(tokens: Token[]): string {
  return tokens
    .map((token) =>
      typeof token === 'string'
        ? token
        : isForms(token[2])
          ? Object.values(token[2]).filter(Array.isArray).map(textOf).join(' ')
          : '',
    )
    .join('');
}
