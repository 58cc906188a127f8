import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import { describe, expect, it } from 'vitest';

/** What a translation must have. That there is one of every message, `npm run check` sees. */
const folder = path.join(import.meta.dirname, '../web/src/i18n');
const areas = globSync('*.po', { cwd: path.join(folder, 'en') }).map((file) => path.basename(file, '.po'));
const otherLanguages = (Object.keys(languages) as Language[]).filter((language) => language !== 'en'); // the keys of a record of languages

/**
 * Placeholders that a translation may use besides the English ones: English cites a surah by number, Arabic and Urdu by name; Arabic
 * declines the inches, which English shortens.
 */
const extraPlaceholders: Record<string, string[]> = {
  'Quran {surah}:{verse}': ['surah', 'name'],
  '{feet} ft {inches} in': ['inches', 'inches, plural'],
  '{feet} ft {inches} in, {centimeters} cm': ['inches', 'inches, plural'],
};

/** What every translation may select by besides: whose profile it is, who wrote it, what is wished, and how many; English need not say it. */
const extraSelections = [
  'person, select',
  'author, select',
  'whom, select',
  'own, select',
  'on, select',
  'count, select',
  'count, plural',
];

/** What a translation may leave out: the pronouns of Urdu have no gender, and a sentence that names the profiles fits every person. */
const needlessPlaceholders: Partial<Record<Language, string[]>> = { ur: ['gender, select', 'person, select'] };

describe.each(otherLanguages)('%s', (language) => {
  it.each(areas)('%s keeps the placeholders and elements of the English', async (area) => {
    const wrong = (await entries(language, area)).filter(({ english, translation }) => {
      const extra = new Set([...extraSelections, ...(extraPlaceholders[english] ?? [])]);
      const needless = needlessPlaceholders[language] ?? [];
      const actual = namesIn(compile(translation));
      const expected = namesIn(compile(english));
      return (
        actual.some((name) => !expected.includes(name) && !extra.has(name)) ||
        expected.some((name) => !actual.includes(name) && !extra.has(name) && !needless.includes(name))
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each(areas)('%s has every plural form', async (area) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const wrong = (await entries(language, area)).filter(({ translation }) =>
      pluralsIn(compile(translation)).some((plural) => forms.some((form) => !(form in plural))),
    );
    expect(wrong).toEqual([]);
  });

  it.each(areas)('%s leaves nothing in English', async (area) => {
    const wrong = (await entries(language, area)).filter(({ translation }) => {
      const text = textOf(compile(translation));
      return /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}/u.test(text);
    });
    expect(wrong).toEqual([]);
  });

  it.each(areas)('%s isolates feet and inches, which would be read from right to left', async (area) => {
    const wrong = (await entries(language, area)).filter(({ translation }) => /(?<!\u2066)\d'\d/u.test(translation));
    expect(wrong).toEqual([]);
  });

  it('translates a message alike in every catalog, because pages load several', async () => {
    const translations = new Map<string, Set<string>>();
    for (const area of areas)
      for (const { id, translation } of await entries(language, area))
        translations.set(id, (translations.get(id) ?? new Set()).add(translation));
    expect([...translations].filter(([, variants]) => variants.size > 1)).toEqual([]);
  });
});

interface Entry {
  id: string;
  english: string;
  translation: string;
}

async function entries(language: Language, area: string): Promise<Entry[]> {
  const filename = path.join(folder, language, `${area}.po`);
  const catalog = await formatter().parse(readFileSync(filename, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename,
  });
  return Object.entries(catalog).flatMap(([id, { message = id, translation, obsolete }]) =>
    translation && !obsolete ? [{ id, english: message, translation }] : [],
  );
}

type Forms = Record<string, Token[]>;
/** Text, or a placeholder: its name, its kind and the text of each form. */
type Token = string | [name: string, kind?: string, forms?: Forms];

/** Returns the parts of a message as Lingui compiles it. */
function compile(message: string): Token[] {
  const { source, errors } = createCompiledCatalog('en', { message }, { namespace: 'json' });
  if (errors.length > 0) throw errors[0]?.error;
  return (JSON.parse(source) as { messages: { message: Token[] } }).messages.message; // Lingui's own form
}

const isForms = (forms: unknown): forms is Forms => typeof forms === 'object' && forms !== null;

/** Returns placeholders, and the numbers that stand for elements. */
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
