import { SourceMap } from 'node:module';
import path from 'node:path';
import type { DevEnvironment, Plugin } from 'vite';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'mithaq:render-error': { message: string; stack: string; componentStack: string };
  }
}

/**
 * While `npm run dev` runs, an error of a component is shown in Vite's own overlay, which opens a file in the editor: first where it was
 * thrown, then the components around it, with the lines of our files as they are written and without those of libraries.
 */
export function renderErrors(): Plugin {
  return {
    name: 'mithaq-render-errors',
    apply: 'serve',
    configureServer({ environments: { client } }) {
      client.hot.on('mithaq:render-error', async ({ message, stack, componentStack }, page) => {
        const [thrown, components] = await Promise.all([ownFrames(client, stack), ownFrames(client, componentStack)]);
        // Of a mistake that React itself finds, only the components are ours.
        const [, file, line, column] = /\((.+):(\d+):(\d+)\)$/.exec([...thrown, ...components][0] ?? '') ?? [];
        page.send({
          type: 'error',
          err: {
            message,
            loc: file ? { file, line: Number(line), column: Number(column) } : undefined,
            stack: [
              ...(thrown.length > 0 ? ['Thrown', ...thrown, ''] : []),
              'In the components',
              ...components,
              '',
              'Lines of libraries are left out; the console has them.',
            ].join('\n'),
          },
        });
      });
    },
  };
}

/** The lines of a stack that are in our files, with the places in their sources. */
export async function ownFrames(environment: DevEnvironment, stack: string): Promise<string[]> {
  const frames = stack.split('\n').map(async (frame) => {
    // `at FeedPage (http://...:1:2)`, and in Firefox and Safari `FeedPage@http://...:1:2`
    const [, before = '', url = '', line, column] = /^(.*?)(https?:\/\/.+?):(\d+):(\d+)\)?$/.exec(frame) ?? [];
    const { pathname, search } = URL.parse(url) ?? {};
    const module = pathname ? await environment.moduleGraph.getModuleByUrl(pathname + search) : undefined;
    if (!module?.file || module.file.includes('/node_modules/')) return undefined;
    // It may have been forgotten since, when a module that it imports was changed.
    const map = (await environment.transformRequest(module.url))?.map;
    if (!map || !('sources' in map)) return undefined;
    const origin = new SourceMap({ sourceRoot: '', ...map }).findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return undefined;
    const file = path.resolve(path.dirname(module.file), origin.fileName);
    const name = before.replace(/^\s*(at )?(async )?/, '').replace(/[@(\s]+$/, '') || 'a function';
    return `  at ${name} (${file}:${origin.lineNumber}:${origin.columnNumber})`;
  });
  return (await Promise.all(frames)).filter((frame) => frame !== undefined);
}
