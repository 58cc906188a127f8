import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { mocks } from './vite-plugin.ts';
import { workerPath } from './worker.ts';

async function served(mode: string, path: string) {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    mode,
    root: import.meta.dirname,
    appType: 'custom',
    plugins: mocks(),
    server: { port: 0, host: '127.0.0.1', strictPort: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await server.listen();
    const response = await fetch(new URL(path, server.resolvedUrls!.local[0]), { redirect: 'manual' });
    const { status, headers } = response;
    return { status, headers, text: await response.text() }; // while the server runs
  } finally {
    await server.close();
  }
}

test('in mode mocks, a sign-in leads to the account chooser', async () => {
  const start = await served('mocks', '/api/v1/auth/google?display=popup');
  expect([start.status, start.headers.get('location')]).toEqual([302, '/mocks/sign-in?display=popup']);
  const page = await served('mocks', '/mocks/sign-in');
  expect(page.text).toContain('amina-siddiqui@example.test');
});

test('in mode mocks, the worker is there, and may answer the whole site', async () => {
  const worker = await served('mocks', workerPath);
  expect(worker.headers.get('service-worker-allowed')).toBe('/');
  const [, imported = ''] = /importScripts\('(.+)'\)/.exec(worker.text) ?? [];
  const { headers } = await served('mocks', imported);
  expect(headers.get('content-type')).toContain('javascript');
});

test('the mocks are one module beside the libraries', async () => {
  const { status, text } = await served('mocks', '/browser.ts');
  expect(status).toBe(200); // and not a page that says what went wrong
  const imports = [...text.matchAll(/^import .* from "([^"]+)"/gm)].map(([, from]) => from!);
  expect(imports).toContainEqual(expect.stringContaining('node_modules/msw/'));
  expect(imports.filter((from) => !/node_modules|vite/.test(from))).toEqual([]);
  expect(text).toContain('getFeed');
});

test('in any other mode, nothing of it is', async () => {
  for (const path of ['/api/v1/auth/google', '/mocks/sign-in', workerPath, '/mockServiceWorker.js'])
    expect((await served('development', path)).status).toBe(404);
});
