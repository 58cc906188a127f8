import '@mithaq/ui-kit/styles.css';
import type { Preview } from '@storybook/react-vite';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { LanguageProvider } from '../web/src/languages/LanguageProvider.tsx';
import { speak } from '../web/src/languages/speak.ts';
import { schemeOf } from '../web/src/testing/scheme-of.ts';
import './docs.css';
import { worldLoaders } from './world.ts';

/** The docs page has no viewport of its own: there the story stands in a box as wide. */
const widths: Record<string, string> = { small: '320px', phone: '390px', tablet: '768px' };

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
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: 'light', language: 'en', dir: 'ltr' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    options: { storySort: { order: ['Foundations', 'Kit', '*'] } },
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
    async ({ globals }) => speak(languageOf(String(globals.language), []), 'app', 'profiles', 'community', 'pages'),
    ...worldLoaders,
  ],
  decorators: [
    (Story, { globals, tags }) =>
      // A screen brings the whole application, toasts included.
      tags.includes('screen') ? (
        <Story />
      ) : (
        <LanguageProvider {...(globals.dir === 'rtl' ? { dir: 'rtl' } : {})} forceColorScheme={schemeOf(globals)}>
          <div style={{ maxWidth: widths[globals.viewport?.value ?? ''] }}>
            <Story />
          </div>
        </LanguageProvider>
      ),
  ],
  afterEach: () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      throw new Error(`The page is ${scrollWidth} px wide in a window of ${clientWidth} px: it scrolls sideways.`);
  },
};

export default preview;
