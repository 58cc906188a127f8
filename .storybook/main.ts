import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { languagePlugins } from '../web/language-plugins.ts';
import { stateName } from './state-name.ts';

export default {
  framework: '@storybook/react-vite',
  stories: ['../ui-kit/src/**/*.mdx', '../ui-kit/src/**/*.stories.tsx', '../web/src/**/*.stories.tsx'],
  // mock-backend.ts starts MSW. Listed here too, msw-storybook-addon would start it twice, which breaks every docs page.
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own lessons are not about the product.
  features: { sidebarOnboardingChecklist: false },
  staticDirs: [{ from: '../web/public/favicon.svg', to: '/favicon.svg' }],
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          name: entry.name && stateName(entry.name),
        })),
    })),
  // The plugin serves MSW's worker, so there is no copy of it in a public folder.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), languagePlugins(), msw({ mode: 'worker-only' })],
  }),
} satisfies StorybookConfig;
