import path from 'node:path';
import { build, normalizePath, type Plugin } from 'vite';

/** What is not ours. Vite keeps it for all modules of the page. */
const library = /^(?!@mithaq\/)[@\w]/;

const entry = normalizePath(path.join(import.meta.dirname, 'browser.ts'));

/** Serves the mocks as one module: 150 requests would take a third of the time of the first page. */
export function inOneModule(): Plugin {
  return {
    name: 'mithaq-mocks-in-one-module',
    config: () => ({ server: { warmup: { clientFiles: [entry] } } }),
    load: {
      filter: { id: entry },
      async handler() {
        // Found from the file that imports it: a library may be installed for its workspace alone.
        const resolveLibrary = async (name: string, importer?: string) => {
          const found = await this.resolve(name, importer);
          return found && { id: found.id, external: true };
        };
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
              preserveEntrySignatures: 'strict',
            },
          },
          plugins: [
            {
              name: 'mithaq-libraries',
              enforce: 'pre', // Vite's own resolver would take them into the module
              resolveId: { filter: { id: library }, handler: resolveLibrary },
            },
          ],
        });
        if (!('output' in result)) throw new Error('Vite watches the mocks instead of building them.');
        const [{ code, map, moduleIds }] = result.output;
        for (const id of moduleIds) this.addWatchFile(id);
        return { code, map };
      },
    },
  };
}
