import { i18n, type Messages } from '@lingui/core';
import { languageOf, languages, type Language } from '@mithaq/openapi/rules/language.ts';
import { manifestPath } from './manifest-path.ts';
import { rememberedLanguage, rememberLanguage } from './language-cookie.ts';

/** The catalogs of lingui.config.ts. `app` has every message that no other catalog has. */
export type CatalogName =
  | 'app'
  | 'matching'
  | 'filters'
  | 'proposals'
  | 'profiles'
  | 'fit'
  | 'settings'
  | 'news'
  | 'moderation'
  | 'community'
  | 'pages';

const catalogs = import.meta.glob<{ messages: Messages }>('./*/*.po');
const loadedNames = new Set<CatalogName>();

/** The language requested last: the member may choose another one while catalogs are still on their way. */
let requested: Language | undefined;

// The English messages of the contract are their own ids (lingui.config.ts), so no catalog has them compiled.
if (import.meta.env.PROD) i18n.setMessagesCompiler((message) => [message]);

/** Returns the language of the cookie, else the first supported one of the browser's, else English. */
export function preferredLanguage(): Language {
  return languageOf(rememberedLanguage(), navigator.languages);
}

/** Returns the language in use. */
export function currentLanguage(): Language {
  return languageOf(i18n.locale, []);
}

/** Loads a catalog in the language in use. Call it before the page that needs it is shown. */
export async function loadCatalog(name: CatalogName): Promise<void> {
  loadedNames.add(name);
  await load(currentLanguage(), [name]);
}

/** Loads all catalogs needed so far and `more` in a language, then uses it: for messages, and as the page's `lang` and `dir`. */
export async function activateLanguage(language: Language, ...more: CatalogName[]): Promise<void> {
  for (const name of more) loadedNames.add(name);
  requested = language;
  await load(language, [...loadedNames]);
  if (requested !== language) return;
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].dir;
  // A development server has the English one alone.
  if (import.meta.env.PROD) document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestPath(language));
  i18n.activate(language);
}

/** Activates a language and stores the choice in the cookie for a year. */
export async function chooseLanguage(language: Language): Promise<void> {
  await activateLanguage(language);
  if (currentLanguage() !== language) return; // the member has chosen another one meanwhile
  rememberLanguage(language);
}

async function load(language: Language, names: CatalogName[]): Promise<void> {
  // English needs no catalog of the contract: its messages are their own ids.
  const all = language === 'en' ? names : [...names, 'contract'];
  const loaded = await Promise.all(all.map(async (name) => catalogs[`./${language}/${name}.po`]?.()));
  for (const catalog of loaded) if (catalog) i18n.load(language, catalog.messages);
}
