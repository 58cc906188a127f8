import path from 'node:path';
import { build, normalizePath, type Plugin } from 'vite';

const entry = normalizePath(path.join(import.meta.dirname, 'browser.ts'));

/** Serves the mocks as one module: 150 requests would take a third of the time of the first page. */
export function inOneModule(): Plugin {
  return {
    name: 'mithaq-mocks-in-one-module',
    config: () => ({ server: { warmup: { clientFiles: [entry] } } }),
    load: {
      filter: { id: entry },
      async handler() {
        const result = await build({
          configFile: false,
          logLevel: 'silent',
          build: {
            write: false,
            minify: false,
            sourcemap: true,
            target: 'esnext',
            rolldownOptions: {
              input: entry,
              external: /^(?!@mithaq\/)[@\w]/, // libraries: Vite keeps them for all modules of the page
              preserveEntrySignatures: 'strict',
            },
          },
        });
        if (!('output' in result)) throw new Error('Vite watches the mocks instead of building them.');
        const [{ code, map, moduleIds }] = result.output;
        for (const id of moduleIds) this.addWatchFile(id);
        return { code, map };
      },
    },
  };
}
