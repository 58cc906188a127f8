import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import { expect, test } from 'vitest';
import { routes } from '../app/routes.tsx';
import { activateLanguage } from '../i18n/i18n.ts';
import { appManifest, manifestWords } from './app-manifest.ts';

const folder = path.join(import.meta.dirname, '../../public');
const english = readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8');

type Manifest = {
  id: string;
  lang: string;
  dir: string;
  display: string;
  description: string;
  icons: { src: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
};
const read = (text: string) => JSON.parse(text) as Manifest;

test('the manifest has icons that exist, one of them maskable, and shortcuts to pages that exist', () => {
  const { icons, shortcuts, display } = read(english);
  expect(display).toBe('standalone');
  expect(icons.filter(({ src }) => !existsSync(path.join(folder, src)))).toEqual([]);
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const paths = new Set<string>(routes.map((route) => route.path));
  expect(shortcuts.filter(({ url }) => !paths.has(url))).toEqual([]);
});

test.each(Object.keys(languages) as Language[])('the manifest in %s is one of the same app', async (language) => {
  const { description, shortcuts, ...before } = read(english);
  await activateLanguage('en', 'app', 'pages');
  const from = manifestWords();
  expect([description, ...shortcuts.map(({ name }) => name)].toSorted()).toEqual(from.toSorted());
  await activateLanguage(language);
  const to = manifestWords();
  expect(to.some((word, i) => word === from[i])).toBe(language === 'en');
  const [translated, ...names] = to;
  expect(read(appManifest(english, language, from, to))).toEqual({
    ...before,
    lang: language,
    dir: languages[language].dir,
    description: translated,
    shortcuts: shortcuts.map(({ url }, i) => ({ name: names[i], url })),
  });
});
