import { mocks } from '@mithaq/mocks/src/dev/vite-plugin.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { fontLoading } from './font-loading-plugin.ts';
import { languagePlugins } from './language-plugins.ts';

/** The API that `vite` proxies to. The mode `mocks` needs none. */
const api = process.env.MITHAQ_API ?? 'http://localhost:3000';

export default defineConfig(({ mode }): UserConfig => ({
  root: import.meta.dirname,
  plugins: [react(), languagePlugins(), fontLoading(), ...mocks()],
  server: { proxy: mode === 'mocks' ? {} : { '/api': api } },
  preview: { proxy: { '/api': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      // Every page needs it. Left to itself the bundler makes a chunk of each of its hooks, which compress worse.
      output: { codeSplitting: { groups: [{ name: 'query', test: /node_modules[\\/]@tanstack[\\/]/ }] } },
    },
  },
}));
