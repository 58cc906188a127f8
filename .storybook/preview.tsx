import '@mithaq/ui-kit/styles.css';
import type { Preview } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { DOCS_RENDERED, FORCE_REMOUNT, STORY_RENDERED } from 'storybook/internal/core-events';
import type { LoaderFunction } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { LanguageProvider } from '../web/src/layout/LanguageProvider.tsx';
import { uiMessages } from '../web/src/layout/ui-messages.ts';
import { activateLanguage, loadCatalog, type CatalogName } from '../web/src/i18n/i18n.ts';
import { MatrixWords } from '../ui-kit/src/testing/StateMatrix.tsx';
import { whenIdle } from '../ui-kit/src/shared/when-idle.ts';
import { aborted } from '../web/src/testing/aborted.ts';
import { schemeOf } from '../web/src/testing/scheme-of.ts';
import { expectAccessibleInOtherSchemeAndDirection } from './accessibility.ts';
import { expectControls, withoutJson, withSwitches, withValues } from './controls.ts';
import './docs.css';
import { DocsFrame } from './DocsFrame.tsx';
import { DocsPage } from './DocsPage.tsx';
import { mockBackendLoader, startMocks } from './mock-backend.ts';
import { expectNothingCut } from './reflow.ts';
import { loadArabic, loadPlaces, translated } from './translated.ts';
import { windowOf, windows } from './windows.ts';

/** The direction of the language, unless the toolbar overrides it. */
const directionOf = ({ dir }: Record<string, unknown>) => (dir === 'ltr' || dir === 'rtl' ? { dir } : {});

/** The direction of a story: on a docs page the prose around it is English. */
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

/** Below a short story and in the scheme of the story, too, the canvas has the color of the page. */
function expectWholeCanvas(): void {
  const [around, page] = [document.documentElement, document.body].map(
    (each) => getComputedStyle(each).backgroundColor,
  );
  if (around !== page) throw new Error(`The canvas is ${around} around a page of ${page}: see previewHead in main.ts.`);
}

declare global {
  /** In the tests: resizes the window, to its usual size without arguments. */
  var resizeWindow: ((width?: number, height?: number) => Promise<void>) | undefined;
}

/** Whether the tests show the stories (tests/stories). */
const isTest = () => globalThis.resizeWindow !== undefined;

/** The words of the parts and the screens. */
const catalogs: readonly CatalogName[] = [
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
];

/**
 * What every screen needs, and the Arabic words of each state matrix, are loaded while a reader looks at the first page: the first of them
 * took up to four times as long as the next.
 */
function loadOthers(): void {
  const load = () =>
    Promise.all([
      import('../web/src/testing/screen.tsx'),
      import('@mithaq/mocks/src/backend.ts'),
      startMocks(),
      ...catalogs.map(loadCatalog),
      loadArabic(),
    ]);
  // If it fails, the first of them tries again, and says why.
  whenIdle(() => void load().catch(() => undefined));
}

if (!isTest()) for (const event of [STORY_RENDERED, DOCS_RENDERED]) addons.getChannel().once(event, loadOthers);

/** The words of a state matrix, in the language of the toolbar and in Arabic. */
async function loadMatrixWords() {
  const arabic = await loadArabic();
  const inArabic = <T,>(value: T) => translated(value, arabic);
  return { inOwn: translated, inArabic, arabicMessages: uiMessages(arabic) };
}

/** On a docs page the text around a story is Storybook's. */
const ofProduct = { fontSize: 'var(--mantine-font-size-md)', lineHeight: 'var(--mantine-line-height)' };

interface ScreenProps {
  id: string;
  language: unknown;
  children: ReactNode;
}

/** A screen is opened again in another language: what it has loaded was written in the one before. */
function InOneLanguage({ id, language, children }: ScreenProps) {
  const [first] = useState(language);
  useEffect(() => {
    if (language !== first) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
  }, [id, language, first]);
  return children;
}

const loaders: LoaderFunction[] = [
  async ({ globals, viewMode }) => {
    const { width, height } = windowOf(globals) ?? {};
    if (viewMode === 'story') await globalThis.resizeWindow?.(width, height);
  },
  async ({ globals }) => activateLanguage(languageOf(String(globals.language), []), ...catalogs),
  async ({ globals }) => loadPlaces(languageOf(String(globals.language), [])),
  async ({ tags }) => (tags.includes('matrix') ? { matrixWords: await loadMatrixWords() } : {}),
  mockBackendLoader,
];

/** A loader that a reader does not wait for who goes on to another story. */
const untilLeft =
  (load: LoaderFunction): LoaderFunction =>
  async (context) =>
    Promise.race([load(context), aborted(context.abortSignal).then(() => ({}))]);

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
  argTypesEnhancers: [withoutJson, withValues],
  argsEnhancers: [withSwitches],
  parameters: {
    // Of what passes a test needs no list.
    a11y: { test: 'error', ...(isTest() && { options: { resultTypes: ['violations'] } }) },
    layout: 'padded',
    docs: { page: DocsPage, container: DocsFrame },
    options: {
      storySort: {
        order: [
          'Welcome',
          'What changed (changelog)',
          'How to propose',
          'Foundations',
          [
            'Color',
            'Contrast',
            'Type',
            'Arabic script',
            'Space',
            'Layout',
            'Radius',
            'Elevation',
            'Motion',
            'Writing',
            'Download',
          ],
          'Kit',
          '*',
        ],
      },
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
  loaders: loaders.map(untilLeft),
  decorators: [
    (Story, { id, args, globals, tags, loaded, viewMode }) =>
      // A screen is the whole application with a provider of its own.
      tags.includes('screen') ? (
        <InOneLanguage id={id} language={globals['language']}>
          <Story />
        </InOneLanguage>
      ) : (
        <LanguageProvider {...directionOf(globals)} forceColorScheme={schemeOf(globals)}>
          {/* a docs page has no window of the story, so the story is in a box of that width */}
          <div
            // Alone it has that of the page, whose script is set by rules of its own.
            lang={viewMode === 'docs' ? languageOf(String(globals['language']), []) : undefined}
            dir={dirOf(globals)}
            style={{ maxWidth: windowOf(globals)?.width, ...(viewMode === 'docs' && ofProduct) }}
          >
            {tags.includes('matrix') ? (
              <MatrixWords value={loaded['matrixWords']}>
                <Story />
              </MatrixWords>
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
    if (isTest()) expectWholeCanvas();
    // Only in the tests: in Storybook a reader chooses the combination.
    if (isTest()) await expectAccessibleInOtherSchemeAndDirection();
    if (globalThis.resizeWindow && tags.includes('screen')) await expectNothingCut(globalThis.resizeWindow);
  },
};

export default preview;
