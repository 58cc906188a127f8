import { defineConfig } from '@lingui/cli';
import babel from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { languages } from '@mithaq/openapi/rules/language.ts';
import { contractWords } from './web/contract-words.ts';

const source = '<rootDir>/web/src';
const profiles = [`${source}/profiles`];
const community = [`${source}/community`, `${source}/content/{daily-quotes,duas,guidance,success-stories}.ts`];
const pages = [
  ...['landing', 'legal', 'guide', 'visitor'].map((folder) => `${source}/${folder}`),
  `${source}/content/{faq,landing,verses}.ts`,
];
const tests = ['**/*.{test,stories}.*', `${source}/testing`];

const catalogue = (name: string, include: string[], exclude: string[] = []) => ({
  path: `${source}/languages/{locale}/${name}`,
  include,
  exclude: [...exclude, ...tests],
});

/**
 * The catalogues: English as it stands in the code, word for word, and its translations. A page ships its own words,
 * so what is large has a catalogue of its own; `app` is the rest. Words of the contract (labels, and what is said
 * when a limit is missed) are gathered from there.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: Object.keys(languages),
  catalogs: [
    catalogue('app', [source], [...profiles, ...community, ...pages]),
    catalogue('profiles', profiles),
    catalogue('community', community),
    catalogue('pages', pages),
    catalogue('contract', ['<rootDir>/openapi/openapi.yaml']),
  ],
  orderBy: 'origin',
  format: formatter({ lineNumbers: false }),
  extractors: [babel, contractWords],
});
