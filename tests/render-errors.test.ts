import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { ownFrames } from '../web/render-error-plugin.ts';

const web = path.join(import.meta.dirname, '../web');

test('the lines of a stack in our files are those of the sources, and those of libraries are left out', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: web,
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const client = server.environments.client;
    const thrown = 'override componentDidCatch';
    const { code } = (await client.transformRequest('/src/app/RouteError.tsx'))!;
    const line = (text: string, find: string) => text.slice(0, text.indexOf(find)).split('\n').length;
    const served = line(code, thrown.replace('override ', ''));
    const file = path.join(web, 'src/app/RouteError.tsx');
    const written = line(readFileSync(file, 'utf8'), thrown);
    expect(served).not.toBe(written); // without types and with what Vite adds
    const url = 'http://localhost:5173';
    const stack = `Error: a mistake
    at Page (${url}/src/app/RouteError.tsx?t=1764180000000:${served}:3)
    at renderWithHooks (${url}/node_modules/.vite/deps/react-dom_client.js?v=1:4398:19)
    at main (<anonymous>)
Page@${url}/src/app/RouteError.tsx:${served}:3`;
    const own = expect.stringMatching(`  at Page \\(${file}:${written}:\\d+\\)`);
    expect(await ownFrames(client, stack)).toEqual([own, own]);
  } finally {
    await server.close();
  }
});
