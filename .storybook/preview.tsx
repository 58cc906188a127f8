import '@mithaq/ui-kit/styles.css';
import type { Preview } from '@storybook/react-vite';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { LanguageProvider } from '../web/src/layout/LanguageProvider.tsx';
import { activateLanguage } from '../web/src/i18n/i18n.ts';
import { InArabic } from '../ui-kit/src/testing/StateMatrix.tsx';
import { schemeOf } from '../web/src/testing/scheme-of.ts';
import { expectAccessibleInOtherSchemeAndDirection } from './accessibility.ts';
import { expectControls, withoutJson } from './controls.ts';
import './docs.css';
import { DocsFrame } from './DocsFrame.tsx';
import { DocsPage } from './DocsPage.tsx';
import { mockBackendLoaders } from './mock-backend.ts';
import { expectNothingCut } from './reflow.ts';
import { loadArabic, loadPlaces, translated } from './translated.ts';

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

declare global {
  /** In the tests: resizes the window, to its usual size without arguments. */
  var resizeWindow: ((width?: number, height?: number) => Promise<void>) | undefined;
}

/** Whether the tests show the stories (tests/stories). */
const isTest = () => globalThis.resizeWindow !== undefined;

const windows: Record<string, { name: string; width: number; height: number }> = {
  small: { name: 'Small phone, 320', width: 320, height: 640 },
  phone: { name: 'Phone, 390', width: 390, height: 844 },
  tablet: { name: 'Tablet, 768', width: 768, height: 1024 },
  wide: { name: 'Wide, 1280', width: 1280, height: 900 },
};

/** The window that a story names. */
const windowOf = (globals: Record<string, unknown>) =>
  windows[String((globals['viewport'] as { value?: string } | undefined)?.value)]; // Storybook's own global

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
    a11y: { manual: !isTest() },
  },
  argTypesEnhancers: [withoutJson],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    docs: { page: DocsPage, container: DocsFrame },
    options: {
      storySort: { order: ['Welcome', 'What changed (changelog)', 'How to propose', 'Foundations', 'Kit', '*'] },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(windows).map(([key, { name, width, height }]) => [
          key,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
  loaders: [
    async ({ globals, viewMode }) => {
      const { width, height } = windowOf(globals) ?? {};
      if (viewMode === 'story') await globalThis.resizeWindow?.(width, height);
    },
    async ({ globals }) =>
      activateLanguage(
        languageOf(String(globals.language), []),
        'app',
        'matching',
        'proposals',
        'profiles',
        'filters',
        'fit',
        'settings',
        'news',
        'moderation',
        'community',
        'pages',
      ),
    async ({ globals }) => loadPlaces(languageOf(String(globals.language), [])),
    async ({ tags }) => (tags.includes('matrix') ? { inArabic: await loadArabic() } : {}),
    ...mockBackendLoaders,
  ],
  decorators: [
    (Story, { args, globals, tags, loaded }) =>
      // A screen is the whole application with a provider of its own.
      tags.includes('screen') ? (
        <Story />
      ) : (
        <LanguageProvider {...directionOf(globals)} forceColorScheme={schemeOf(globals)}>
          {/* a docs page has no window of the story, so the story is in a box of that width */}
          <div dir={dirOf(globals)} style={{ maxWidth: windowOf(globals)?.width }}>
            {tags.includes('matrix') ? (
              <InArabic value={loaded['inArabic']}>
                <Story args={translated(args)} />
              </InArabic>
            ) : (
              <Story args={translated(args)} />
            )}
          </div>
        </LanguageProvider>
      ),
  ],
  afterEach: async ({ title, tags, argTypes, initialArgs, viewMode }) => {
    // The other stories differ in language, scheme or width alone, and docs pages leave them out.
    if (isTest() && title.startsWith('Kit/') && tags.includes('autodocs')) expectControls(argTypes, initialArgs);
    // A docs page has more on it than the story.
    if (viewMode === 'docs') return;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      throw new Error(
        `The page is ${scrollWidth} px wide in a window of ${clientWidth} px: it scrolls sideways, by ${widest()}.`,
      );
    // Only in the tests: in Storybook a reader chooses the combination.
    if (isTest()) await expectAccessibleInOtherSchemeAndDirection();
    if (globalThis.resizeWindow && tags.includes('screen')) await expectNothingCut(globalThis.resizeWindow);
  },
};

export default preview;
