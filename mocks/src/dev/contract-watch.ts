import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';

const openapi = path.join(import.meta.dirname, '../../../openapi');
const contract = path.join(openapi, 'openapi.yaml');
const generated = path.join(openapi, 'generated') + path.sep;

/** While the dev server runs, a change of the contract generates its code; then the server starts again, and the page with it. */
export function contractWatch(): Plugin {
  return {
    name: 'mithaq-contract',
    // A hundred modules change at once, by which Vite's updates of its bundle leave a page that does not start.
    config: () => ({ server: { watch: { exclude: [`${generated}**`] } } }),
    configureServer(server) {
      watchContract(server);
      server.middlewares.use(async (request, _response, next) => {
        if (request.headers.accept?.includes('text/html')) await waitForBundle(server);
        next();
      });
    },
  };
}

function watchContract(server: ViteDevServer): void {
  const { watcher, config, ws } = server;
  let isRunning = false;
  let isStale = false;
  watcher.add(contract);
  watcher.on('change', (file) => {
    if (path.resolve(file) !== contract) return;
    isStale = true;
    if (!isRunning) void regenerate();
  });

  async function regenerate(): Promise<void> {
    isRunning = true;
    let problem: string | undefined;
    while (isStale) {
      isStale = false;
      problem = await generate();
    }
    isRunning = false;
    if (problem) {
      config.logger.error(`openapi.yaml was changed, and no code could be generated from it.\n${problem}`);
      ws.send({ type: 'error', err: { message: problem, stack: '', id: contract } });
    } else {
      config.logger.info('openapi.yaml was changed: its code is generated, and the page loads again.');
      await server.restart();
    }
  }
}

/** While the first bundle is made, Vite would answer a page with 404; one of which nothing comes is left to it. */
async function waitForBundle({ environments }: ViteDevServer): Promise<void> {
  const isMissing = () => environments.client.bundledDev?.hasBuildOutput === false;
  for (let tries = 0; tries < 200 && isMissing(); tries++) await setTimeout(50);
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
