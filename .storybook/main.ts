import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { languagePlugins } from '../web/language-plugins.ts';

export default {
  framework: '@storybook/react-vite',
  stories: ['../ui-kit/src/**/*.stories.tsx', '../web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // The plugin serves MSW's worker; nothing of it lies in a public folder.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), languagePlugins(), msw({ mode: 'worker-only' })],
  }),
} satisfies StorybookConfig;
