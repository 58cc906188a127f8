import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let folder: string;
let server: TestApp;

const script = 'document.documentElement.dataset.scheme = "dark"';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-pages-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), `<!doctype html><script>${script}</script><script type="module" src="/assets/a.js"></script>`);
  await writeFile(path.join(folder, 'assets/a.js'), 'export {};');
  await writeFile(path.join(folder, 'assets/a.js.br'), 'compressed');
  server = await startTestApp({ webFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers });

it.each(['/', '/feed', '/profile/0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', '/login/oauth2/callback?error=failed', '/no/such/page'])('answers %s with the one page of the client', async (url) => {
  const page = await get(url);
  expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
});

it('lets the page run the script that stands in it, and no other', async () => {
  const { headers } = await get('/');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
});

it('keeps hashed files for a year, and sends them as they were compressed', async () => {
  const file = await get('/assets/a.js', { 'accept-encoding': 'br' });
  expect([file.headers['content-encoding'], file.headers['cache-control'], file.body]).toEqual(['br', 'public, max-age=31536000, immutable', 'compressed']);
  expect((await get('/assets/a.js')).body).toBe('export {};');
});

it('serves what a later build brings', async () => {
  await writeFile(path.join(folder, 'assets/b.js'), 'export const later = true;');
  expect((await get('/assets/b.js')).statusCode).toBe(200);
});

it.each(['/api/nothing', '/api', '/assets/none.js', '/robots.php', '/assets', '/assets/', '/..%2f..%2fpackage.json', '/%2e%2e/package.json'])('has no page for %s', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
});
