import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import type { IndexEntry, IndexInput } from 'storybook/internal/types';
import type { Plugin, PluginOption } from 'vite';
import { colors, fonts } from '../ui-kit/src/theme/tokens.ts';
import { lightningcss } from '../web/css-options.ts';
import { languagePlugins } from '../web/language-plugins.ts';
import { otherWordsOfStory, placesOfPage } from './other-words.ts';
import { foldersOf } from './screen-folders.ts';
import { docsName, indexName, stateName } from './state-name.ts';

/** The product's typeface, whole: the product has it cut down to the characters of its own pages. */
const frameFont = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Only the pages of the kit have tables of props. To search all other files for props would take half of the build. */
async function withDocsOfKit(plugins: PluginOption): Promise<PluginOption[]> {
  if (Array.isArray(plugins)) return (await Promise.all(plugins.map(withDocsOfKit))).flat();
  const plugin = await plugins;
  if (!plugin || Array.isArray(plugin) || plugin.name !== 'storybook:react-docgen-plugin') return [plugin];
  const { transform } = plugin;
  if (typeof transform !== 'function')
    throw new Error('The plugin that reads props has changed: see .storybook/main.ts.');
  return [{ ...plugin, transform: { filter: { id: /ui-kit\/src\/.*\.tsx$/ }, handler: transform } }];
}

/** Storybook asks for its one generator again and again. */
const isNaming = new WeakSet<StoryIndexGenerator>();

/**
 * Gives each docs page the name of its part in the index, and the words by which others know it. Without, each is called "Docs" there,
 * and the search gives the stories of a part before its page. An indexer cannot do it: Storybook adds these pages after it.
 */
function withNamesOfPages(generator: StoryIndexGenerator): StoryIndexGenerator {
  if (isNaming.has(generator)) return generator;
  isNaming.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    const named = (entry: IndexEntry): IndexEntry => {
      if (entry.type !== 'docs') return entry;
      // The page of a screen is beside its folders.
      const title = entry.title.split('/', entry.title.startsWith('Screens/') ? 2 : undefined).join('/');
      return {
        ...entry,
        title,
        name: docsName(title),
        anchors: placesOfPage(title),
      };
    };
    return {
      ...index,
      entries: Object.fromEntries(Object.entries(index.entries).map(([id, entry]) => [id, named(entry)])),
    };
  };
  return generator;
}

/**
 * Gives each story its name in the index, and puts those of a screen with many states into folders.
 *
 * @throws Error when such a screen has no id of its own: then the folders would change the ids of its stories
 */
function inFolders(entries: readonly IndexInput[]): IndexInput[] {
  const named = entries.map((entry) => ({
    ...entry,
    id: toId(entry.metaId ?? entry.title ?? '', storyNameFromExport(entry.exportName)),
    name: entry.name && indexName(entry.title ?? '', stateName(entry.name), otherWordsOfStory(entry.name)),
  }));
  const title = entries[0]?.title ?? '';
  const folders = foldersOf(title, named);
  if (folders.length === 0) return named;
  if (!entries[0]?.metaId) throw new Error(`${title} has folders, so its stories need an id beside their title.`);
  return folders.flatMap(({ name, stories }) =>
    stories.flatMap((id) =>
      named.filter((entry) => entry.id === id).map((entry) => ({ ...entry, title: `${title}/${name}` })),
    ),
  );
}

/** Mantine marks each of its files as one of the client, and each mark would be a warning. */
const quietDirectives: Plugin = {
  name: 'quiet-directives',
  onLog: (_level, { code }) => (code === 'MODULE_LEVEL_DIRECTIVE' ? false : null),
};

export default {
  framework: '@storybook/react-vite',
  stories: ['../ui-kit/src/**/*.mdx', '../ui-kit/src/**/*.stories.tsx', '../web/src/**/*.stories.tsx'],
  // mock-backend.ts starts MSW. Listed here too, msw-storybook-addon would start it twice, which breaks every docs page.
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own tutorials are not about the product. tests/stories run the interactions, and the product has its own backgrounds;
  // what listens to each click makes it slow.
  // The search leads to places in a page.
  features: {
    experimentalSearchDocsHeadings: true,
    sidebarOnboardingChecklist: false,
    interactions: false,
    backgrounds: false,
  },
  staticDirs: [
    { from: '../web/public/favicon.svg', to: '/favicon.svg' },
    { from: fileURLToPath(import.meta.resolve(frameFont)), to: '/frame-font.woff2' },
  ],
  // The tree and the toolbar are a window of their own, without the style sheets of the product.
  managerHead: (head = '') =>
    `${head}<link rel="preload" href="./frame-font.woff2" as="font" type="font/woff2" crossorigin>
<style>@font-face { font-family: ${fonts.text.split(',')[0]}; font-weight: 400 700; font-display: swap; src: url('./frame-font.woff2') format('woff2'); }</style>`,
  // Until the first style sheet is there, and below a short story, the canvas has the color of the page, too.
  previewHead: (head = '') =>
    `${head}<style>html, .sb-preparing-story, .sb-preparing-docs { background: ${colors.page.light}; }
html[data-first-scheme='dark']:not([data-mantine-color-scheme='light']), html[data-mantine-color-scheme='dark'],
[data-first-scheme='dark'] :is(.sb-preparing-story, .sb-preparing-docs) { background: ${colors.page.dark}; }</style>
<script>{
  const [, scheme] = /scheme:(\\w+)/.exec(decodeURIComponent(location.search)) ?? [];
  const isDark = scheme === 'dark' || (scheme === 'device' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark) document.documentElement.dataset.firstScheme = 'dark';
}</script>`,
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => inFolders(await indexer.createIndex(file, options)),
    })),
  storyIndexGenerator: async (generator) => (generator ? withNamesOfPages(generator) : undefined),
  // The plugin serves MSW's worker, so there is no copy of it in a public folder.
  viteFinal: async (config) => ({
    ...config,
    css: { ...config.css, lightningcss },
    server: { ...config.server, warmup: { clientFiles: ['.storybook/preview.tsx', 'ui-kit/src/index.ts'] } },
    plugins: [
      ...(await withDocsOfKit(config.plugins)),
      quietDirectives,
      languagePlugins(),
      msw({ mode: 'worker-only' }),
    ],
  }),
} satisfies StorybookConfig;
