import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { Plugin, PluginOption } from 'vite';

/** Lingui's macros and catalogs, for the client, its tests and Storybook. A missing translation fails the build. */
export function languagePlugins(): PluginOption[] {
  return [
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    configWatch,
  ];
}

const config = path.join(import.meta.dirname, '../lingui.config.ts');

/** A new catalog, as a new screen has one, is there without another start: Lingui's plugin reads its configuration once. */
const configWatch: Plugin = {
  name: 'mithaq-lingui-config',
  apply: 'serve',
  configureServer(server) {
    server.watcher.add(config);
    server.watcher.on('all', (_event, file) => {
      if (path.resolve(file) === config) void server.restart();
    });
  },
};
