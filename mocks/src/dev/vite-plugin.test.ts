import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { mocks } from './vite-plugin.ts';

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
    return await fetch(new URL(path, server.resolvedUrls!.local[0]), { redirect: 'manual' });
  } finally {
    await server.close();
  }
}

test('in mode mocks, a sign-in leads to the account chooser', async () => {
  const start = await served('mocks', '/api/v1/auth/google?display=popup');
  expect([start.status, start.headers.get('location')]).toEqual([302, '/mocks/sign-in?display=popup']);
  const page = await served('mocks', '/mocks/sign-in');
  expect(await page.text()).toContain('amina-siddiqui@example.test');
});

test('in mode mocks, the worker is there', async () => {
  const worker = await served('mocks', '/mockServiceWorker.js');
  expect(worker.headers.get('content-type')).toContain('javascript');
});

test('in any other mode, nothing of it is', async () => {
  for (const path of ['/api/v1/auth/google', '/mocks/sign-in', '/mockServiceWorker.js'])
    expect((await served('development', path)).status).toBe(404);
});
