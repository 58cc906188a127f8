import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

/** Lingui's macros and catalogs, for the client, its tests and Storybook. A missing translation fails the build. */
export function languagePlugins(): PluginOption[] {
  return [
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ];
}
