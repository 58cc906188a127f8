import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let folder: string;
let server: TestApp;

const script = 'window.FEATURES = {}';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-storybook-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), `<!doctype html><script>${script}</script>manager`);
  await writeFile(path.join(folder, 'iframe.html'), '<!doctype html>story');
  await writeFile(path.join(folder, 'mockServiceWorker.js'), 'worker');
  await writeFile(path.join(folder, 'assets/a.js'), 'export {};');
  await writeFile(path.join(folder, '.secret'), 'hidden');
  server = await startTestApp({ webFolder: folder, storybookFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => server.app.inject({ method: 'GET', url });

it('is served at /storybook', async () => {
  const [bare, page] = [await get('/storybook'), await get('/storybook/')];
  expect([bare.statusCode, bare.headers['location']]).toEqual([308, '/storybook/']);
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('manager')]);
  expect((await get('/storybook/iframe.html?viewMode=docs&id=welcome--docs')).body).toContain('story');
});

it('serves no hidden file', async () => {
  expect((await get('/storybook/.secret')).statusCode).toBe(404);
});

it('allows its own inline scripts and frames, and those of no other site', async () => {
  const { headers } = await get('/storybook/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(String((await get('/feed')).headers['content-security-policy'])).not.toContain('unsafe-eval');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect((await get('/feed')).headers['x-frame-options']).toBe('DENY');
});

it('caches hashed files only', async () => {
  expect((await get('/storybook/assets/a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/storybook/mockServiceWorker.js')).headers['cache-control']).toBe('no-cache');
});

it.each(['/storybook/nothing', '/storybook/assets/none.js', '/storybook/..%2fpackage.json', '/storybooks'])(
  'returns 404 for %s',
  async (url) => expect((await get(url)).statusCode).toBe(404),
);

it('is not there when it has not been built', async () => {
  const without = await startTestApp({ webFolder: folder });
  const answer = await without.app.inject({ method: 'GET', url: '/storybook' });
  await without.close();
  expect(answer.statusCode).toBe(404);
});
