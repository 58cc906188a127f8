import { i18n, type Messages } from '@lingui/core';
import { languageOf, languages, type Language } from '@mithaq/openapi/rules/language.ts';
import { rememberedLanguage, rememberLanguage } from './language-cookie.ts';

/** What has a catalogue of its own: `app` is everything that has none. */
export type Area = 'app' | 'profiles' | 'community' | 'pages';

const catalogues = import.meta.glob<{ messages: Messages }>('./*/*.po');
const areas = new Set<Area>();

/** What was asked for last, should one choose again while words are still on their way. */
let wanted: Language | undefined;

// The contract's words are their own English (lingui.config.ts): no catalogue has them, and there is nothing to compile.
if (import.meta.env.PROD) i18n.setMessagesCompiler((words) => [words]);

/** The language of this browser's choice: the cookie, then its own languages, then English. */
export function preferredLanguage(): Language {
  return languageOf(rememberedLanguage(), navigator.languages);
}

/** The language in use. */
export function currentLanguage(): Language {
  return languageOf(i18n.locale, []);
}

/** Brings the words of an area; called before what needs them is shown. */
export async function bringWords(area: Area): Promise<void> {
  areas.add(area);
  await load(currentLanguage(), [area]);
}

/** Speaks a language from now on: its words first, also those of the areas named, then the page's `lang` and direction. */
export async function speak(language: Language, ...more: Area[]): Promise<void> {
  for (const area of more) areas.add(area);
  wanted = language;
  await load(language, [...areas]);
  if (wanted !== language) return;
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].dir;
  i18n.activate(language);
}

/** The same, and remembers it for a year. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  if (currentLanguage() !== language) return; // another was chosen meanwhile
  rememberLanguage(language);
}

async function load(language: Language, names: Area[]): Promise<void> {
  // English needs no words of the contract: there they are their own ids.
  const all = language === 'en' ? names : [...names, 'contract'];
  const loaded = await Promise.all(all.map(async (name) => catalogues[`./${language}/${name}.po`]?.()));
  for (const catalogue of loaded) if (catalogue) i18n.load(language, catalogue.messages);
}
