import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin, ViteDevServer } from 'vite';

const openapi = path.join(import.meta.dirname, '../../../openapi');
const contract = path.join(openapi, 'openapi.yaml');
const generated = path.join(openapi, 'generated') + path.sep;

/** While the dev server runs, a change of the contract generates its code and loads the page again, once all of it is there. */
export function contractWatch(): Plugin {
  let isGenerating = () => false;
  return {
    name: 'mithaq-contract',
    configureServer(server) {
      isGenerating = watchContract(server);
    },
    // Vite would load the page with some files new and others old.
    handleHotUpdate: ({ file }) => (isGenerating() && path.resolve(file).startsWith(generated) ? [] : undefined),
  };
}

/** Returns whether it generates at the moment. */
function watchContract({ watcher, config, moduleGraph, ws }: ViteDevServer): () => boolean {
  let isRunning = false;
  let isStale = false;
  watcher.add(openapi); // its folder: the watch of a file ends when git or an editor puts a new one in its place
  watcher.on('all', (event, file) => {
    if (path.resolve(file) !== contract || event === 'unlink') return;
    isStale = true;
    if (!isRunning) void regenerate();
  });
  return () => isRunning;

  async function regenerate(): Promise<void> {
    isRunning = true;
    while (isStale) {
      isStale = false;
      const problem = await generate();
      if (problem) {
        config.logger.error(`openapi.yaml was changed, and no code could be generated from it.\n${problem}`);
        const [, line] = /^openapi\/openapi\.yaml:(\d+) /m.exec(problem) ?? [];
        const loc = line ? { file: contract, line: Number(line), column: 1 } : undefined; // a click opens it there
        ws.send({ type: 'error', err: { message: problem, stack: '', id: contract, loc } });
      } else {
        config.logger.info('openapi.yaml was changed: its code is generated, and the page loads again.');
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      }
    }
    isRunning = false;
  }
}

/** Returns what the generator says when it fails; then the generated code stays as it was. */
async function generate(): Promise<string | undefined> {
  const child = spawn(process.execPath, [path.join(openapi, 'generate/generate.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [code, problem] = await Promise.all([
    new Promise<number | null>((resolve) => child.on('exit', resolve)),
    text(child.stderr),
  ]);
  if (code === 0) return undefined;
  const [sentence] = /^\w*Error: [\s\S]*?(?=\n+ {4}at )/m.exec(problem) ?? [problem]; // without Node's stack
  return sentence || 'The generator was stopped.';
}
