import '@mithaq/ui-kit/styles.css';
import type { Preview } from '@storybook/react-vite';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { LanguageProvider } from '../web/src/layout/LanguageProvider.tsx';
import { activateLanguage } from '../web/src/i18n/i18n.ts';
import { schemeOf } from '../web/src/testing/scheme-of.ts';
import { expectAccessibleInOtherSchemeAndDirection } from './accessibility.ts';
import { expectControls, withoutJson } from './controls.ts';
import './docs.css';
import { DocsFrame } from './DocsFrame.tsx';
import { DocsPage } from './DocsPage.tsx';
import { mockBackendLoaders } from './mock-backend.ts';
import { translated } from './translated.ts';

/** A docs page has no viewport, so the story is in a box of that width. */
const widths: Record<string, string> = { small: '320px', phone: '390px', tablet: '768px' };

/** The direction of the language, unless the toolbar overrides it. */
const directionOf = ({ dir }: Record<string, unknown>) => (dir === 'ltr' || dir === 'rtl' ? { dir } : {});

/** The direction of a story: on a docs page the prose around it has its own. */
const dirOf = (globals: Record<string, unknown>) =>
  directionOf(globals).dir ?? languages[languageOf(String(globals['language']), [])].dir;

/** The tag and the classes of an element outside of the window. */
function widest(): string {
  const outside = [...document.body.querySelectorAll('*')].filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 0 && (left < 0 || right > document.documentElement.clientWidth);
  });
  return outside.map(({ tagName, className }) => `${tagName} ${className}`).at(-1) ?? 'what is no element';
}

/** Whether Vitest runs the stories. */
const isTest = import.meta.env['VITEST_STORYBOOK'] === 'false';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    scheme: {
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'device', title: 'As my device' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: Object.entries(languages).map(([value, { name }]) => ({ value, title: name })),
        dynamicTitle: true,
      },
    },
    dir: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'language', title: 'Direction of the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    scheme: 'light',
    language: 'en',
    dir: 'language',
    // The tests check every story. In Storybook the button of the panel does it, because it makes a click slow.
    a11y: { manual: !isTest },
  },
  argTypesEnhancers: [withoutJson],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    docs: { page: DocsPage, container: DocsFrame },
    options: { storySort: { order: ['Welcome', 'Foundations', 'Kit', '*'] } },
    viewport: {
      options: {
        small: { name: 'Small phone, 320', styles: { width: widths.small, height: '640px' } },
        phone: { name: 'Phone, 390', styles: { width: widths.phone, height: '844px' } },
        tablet: { name: 'Tablet, 768', styles: { width: widths.tablet, height: '1024px' } },
        wide: { name: 'Wide, 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  loaders: [
    async ({ globals }) =>
      activateLanguage(
        languageOf(String(globals.language), []),
        'app',
        'matching',
        'proposals',
        'profiles',
        'fit',
        'settings',
        'moderation',
        'community',
        'pages',
      ),
    ...mockBackendLoaders,
  ],
  decorators: [
    (Story, { args, globals, tags }) =>
      // A screen is the whole application with a provider of its own.
      tags.includes('screen') ? (
        <Story />
      ) : (
        <LanguageProvider {...directionOf(globals)} forceColorScheme={schemeOf(globals)}>
          <div dir={dirOf(globals)} style={{ maxWidth: widths[globals.viewport?.value ?? ''] }}>
            <Story args={translated(args)} />
          </div>
        </LanguageProvider>
      ),
  ],
  afterEach: async ({ title, tags, argTypes, initialArgs, viewMode }) => {
    // The other stories differ in language, scheme or width alone, and docs pages leave them out.
    if (isTest && title.startsWith('Kit/') && tags.includes('autodocs')) expectControls(argTypes, initialArgs);
    // A docs page has more on it than the story.
    if (viewMode === 'docs') return;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      throw new Error(
        `The page is ${scrollWidth} px wide in a window of ${clientWidth} px: it scrolls sideways, by ${widest()}.`,
      );
    // Only in the tests: in Storybook a reader chooses the combination.
    if (isTest) await expectAccessibleInOtherSchemeAndDirection();
  },
};

export default preview;
