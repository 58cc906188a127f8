import { mocks } from '@mithaq/mocks/src/dev/vite-plugin.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { lightningcss } from './css-options.ts';
import { fontLoading } from './font-loading-plugin.ts';
import { languagePlugins } from './language-plugins.ts';
import { renderErrors } from './render-error-plugin.ts';

/** The API that `vite` proxies to. The mode `mocks` needs none. */
const api = process.env.MITHAQ_API ?? 'http://localhost:3000';

/** Modules that every page needs. Left to itself the bundler makes a chunk of each, and small ones compress worse. */
const ofEveryPage =
  /node_modules.@(tanstack|lingui).|openapi.(http|rules.language)[.]ts|hooks.(auth|users).|src.(auth.(use-account|sign-in-channel|reset-session)|shared.(host-cookies|member-storage|messages)|notify.notify)[.]ts/;

export default defineConfig(({ mode }): UserConfig => ({
  root: import.meta.dirname,
  plugins: [react(), languagePlugins(), fontLoading(), renderErrors(), ...mocks()],
  server: {
    proxy: mode === 'mocks' ? {} : { '/api': api },
    // Before somebody opens a page: most of the server's time for it.
    warmup: {
      clientFiles: ['main.tsx', 'site/LandingPage.tsx', 'matching/FeedPage.tsx', 'i18n/en/{app,pages,matching}.po'].map(
        (file) => `src/${file}`,
      ),
    },
  },
  preview: { proxy: { '/api': api } },
  css: { lightningcss },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'common', test: ofEveryPage }] } },
    },
  },
}));
