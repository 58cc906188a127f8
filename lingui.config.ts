import { defineConfig } from '@lingui/cli';
import babel from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { languages } from '@mithaq/openapi/rules/language.ts';
import { contractMessages, flaggedFieldMessages, notificationMessages } from './web/contract-messages.ts';

const source = '<rootDir>/web/src';
// The everyday names of the schools are in sentences about what fits.
const schoolNames = `${source}/shared/school-names.ts`;
// Optional facts are in sentences about what fits, in filters and in the form.
const facts = `${source}/shared/facts.ts`;
// Save is on the cards and on a profile; Block and Report are on the proposals and on a profile.
const members = [
  `${source}/members`,
  `${source}/moderation/ReportDialog.tsx`,
  `${source}/shared/relative-sentences.ts`,
];
// Who wrote a profile is on each card and on the profile.
const author = `${source}/shared/author-sentence.ts`;
// What is known of education and occupation is on the cards, on a profile and in the form.
const knownWords = `${source}/shared/known-words.ts`;
// The filters of the Feed come after it.
const filters = `${source}/matching/filters`;
const matching = [`${source}/matching`, ...members, author, schoolNames, facts, knownWords];
// The words with a proposal, Send Proposal and the answer are on a profile, too.
const onProfiles = [
  'AnswerSection.tsx',
  'CanTalk.tsx',
  'MarriageDenial.tsx',
  'MarriageReason.tsx',
  'ProposalActions.tsx',
  'ProposalLetter.tsx',
  'SharedContactField.tsx',
  'TakeBackDialog.tsx',
  'WordsFields.tsx',
  'WriteToUs.tsx',
  'status-view.ts',
];
const profiles = [
  `${source}/profiles`,
  `${source}/sharing`,
  ...['BetweenLine.tsx', 'SendProposalBar.tsx', ...onProfiles].map((file) => `${source}/proposals/${file}`),
  ...members,
  author,
  facts,
  knownWords,
];
// What fits comes after the profile, and the forms do without it.
const fit = [`${source}/profiles/{FitSection,fact-sentences,wish-sentence}.{ts,tsx}`, schoolNames];
const proposals = [`${source}/proposals`, ...members, author, knownWords];
// The choice of contact details is in the dialog of the guardian, too.
const settings = [`${source}/settings`, `${source}/proposals/SharedContactField.tsx`];
// The sentences of the news are rules of the contract, of which only that page needs the words.
const news = [
  `${source}/notifications`,
  `${source}/members/use-writer-name.ts`,
  '<rootDir>/openapi/rules/notifications.ts',
];
const moderation = [`${source}/moderation`, '<rootDir>/openapi/generated/flagged-field-labels.ts'];
const community = [`${source}/community`, `${source}/content/{daily-quotes,duas,guidance,success-stories}.ts`];
const pages = [`${source}/site`, `${source}/prerendered`, `${source}/content/{faq,landing,verses}.ts`];
const tests = ['**/*.{test,stories}.*', `${source}/testing`];

const catalog = (name: string, include: string[], exclude: string[] = []) => ({
  path: `${source}/i18n/{locale}/${name}`,
  include,
  exclude: [...exclude, ...tests],
});

/**
 * The message catalogs: the English of the code and its translations. A page fetches its own catalog, so pages with much
 * text have one each; `app` has the rest. The messages of the contract (labels, errors) are extracted from openapi.yaml.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: Object.keys(languages),
  catalogs: [
    catalog(
      'app',
      [source],
      [...matching, ...proposals, ...profiles, ...settings, ...news, ...moderation, ...community, ...pages],
    ),
    catalog('matching', matching, [filters]),
    catalog('filters', [filters, schoolNames]),
    catalog('proposals', proposals, [`${source}/proposals/{AnswerSection,BetweenLine,SendProposalBar}.tsx`]),
    catalog('profiles', profiles, fit),
    catalog('fit', fit),
    catalog('settings', settings),
    catalog('news', news),
    catalog('moderation', moderation),
    catalog('community', community),
    catalog('pages', pages),
    catalog('contract', ['<rootDir>/openapi/openapi.yaml']),
  ],
  orderBy: 'origin',
  // Search finds where a message is used. With origins, each moved file would change the catalogs of every language.
  format: formatter({ origins: false }),
  extractors: [notificationMessages, flaggedFieldMessages, babel, contractMessages],
});
