import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publicUrl, startTestApp, type TestApp } from '../testing/test-app.ts';

let folder: string;
let server: TestApp;

const onlyScript = 'addEventListener("online", () => location.reload())';
/** Its placeholders are operatorPlaceholder. */
const contact =
  'operator-name.invalid <a href="mailto:email-name.invalid@email-host.invalid">email-name.invalid<wbr/>@email-host.invalid</a>';
const script = 'document.documentElement.dataset.scheme = "dark"';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-pages-'));
  await mkdir(path.join(folder, 'assets'));
  for (const language of ['en', 'ar', 'ur']) {
    await mkdir(path.join(folder, 'pages', language), { recursive: true });
    for (const page of ['index', 'privacy-policy', 'offline']) {
      await writeFile(
        path.join(folder, 'pages', language, `${page}.html`),
        `<!doctype html><html lang="${language}"><link rel="canonical" href="https://origin.invalid/"><script>${onlyScript}</script>${page} ${contact}`,
      );
    }
  }
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><script>${script}</script><script type="module" src="/assets/a.js"></script>`,
  );
  await writeFile(path.join(folder, 'assets/a.js'), 'export {};');
  await writeFile(path.join(folder, 'assets/a.js.br'), 'compressed');
  await writeFile(path.join(folder, 'assets/a.js.gz'), 'zipped');
  server = await startTestApp({
    webFolder: folder,
    config: { operator: { name: '<b> "Anjuman" & $& Co', contactEmail: 'help@anjuman.example' } },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers });

it.each([
  '/feed',
  '/profile/0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  '/login/oauth2/callback?error=failed',
  '/settings/',
])('returns the client’s page for %s', async (url) => {
  const warned = vi.fn();
  process.on('warning', warned); // of too many listeners on a response
  const page = await get(url).finally(() => process.off('warning', warned));
  expect(warned).not.toHaveBeenCalled();
  expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
});

it.each(['/nowhere', '/no/such/page?a=/feed', '/moderation', '/profile/'])(
  'returns the client’s page for %s with the status 404',
  async (url) => {
    const page = await get(url, { cookie: 'mithaq_signed_in=1' });
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(page.body).toContain('/assets/a.js');
  },
);

it('allows the inline scripts of the pages and no others', async () => {
  const { headers } = await get('/');
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const allowed = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ').toSorted();
  expect(allowed).toEqual(["'self'", hash(script), hash(onlyScript)].toSorted());
});

it('allows the Sign In form to redirect to Google only', async () => {
  expect((await get('/')).headers['content-security-policy']).toContain(
    `form-action 'self' ${new URL(server.google.issuer).origin};`,
  );
});

describe('a prerendered page', () => {
  it.each(['/', '/privacy-policy'])('%s is complete without the application', async (url) => {
    const page = await get(url);
    expect([
      page.statusCode,
      page.headers['content-type'],
      page.headers['cache-control'],
      page.headers['vary'],
    ]).toEqual([200, 'text/html; charset=utf-8', 'no-cache', expect.stringMatching(/Cookie, Accept-Language/)]);
    expect(page.body).toContain(`<link rel="canonical" href="${publicUrl}/">`);
    expect(page.body).not.toContain('origin.invalid');
    expect(page.body).not.toContain('/assets/a.js');
  });

  it.each(['/', '/privacy-policy'])('%s names the operator, as text', async (url) => {
    const { body } = await get(url);
    expect(body).toContain(
      '&#60;b&#62; &#34;Anjuman&#34; &#38; $&#38; Co <a href="mailto:help@anjuman.example">help<wbr/>@anjuman.example</a>',
    );
    expect(body).not.toContain('.invalid');
  });

  it.each(['/', '/privacy-policy'])('%s is the application’s for a signed-in user', async (url) => {
    const page = await get(url, { cookie: 'mithaq_signed_in=1' });
    expect(page.body).toContain('/assets/a.js');
    expect(page.headers['vary']).toMatch(/Cookie/);
  });

  it.each<[string, string, Record<string, string>]>([
    ['en', '/', {}],
    ['ar', '/', { 'accept-language': 'fr, ar-EG;q=0.8, en;q=0.5' }],
    ['ur', '/', { 'accept-language': 'ar', cookie: 'mithaq_language=ur' }],
    ['ur', '/', { 'accept-language': 'en', cookie: 'mithaq_language=ar; __Host-mithaq_language=ur' }],
    ['ar', '/?lang=ar', { 'accept-language': 'en', cookie: 'mithaq_language=ur' }],
    ['ur', '/?lang=tlh', { cookie: 'mithaq_language=ur' }],
    ['en', '/?lang=ar&lang=ur', {}],
    ['en', '/?lang=../../index', { cookie: 'mithaq_language=../../index' }],
    ['ur', '/privacy-policy', { 'accept-language': 'ur' }],
  ])('is in %s for %s with %j', async (language, url, headers) => {
    expect((await get(url, headers)).body).toContain(`<html lang="${language}">`);
  });

  it('is sent again only when it or the language has changed', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': `"other", ${headers['etag']}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/', { 'if-none-match': String(headers['etag']), 'accept-language': 'ar' })).statusCode).toBe(
      200,
    );
  });

  it('is compressed for clients that accept it', async () => {
    const page = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(page.rawPayload).toString()).toBe((await get('/')).body);
    const older = await get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(older.rawPayload).toString()).toBe((await get('/')).body);
    expect((await get('/', { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
  });

  it('responds to HEAD without a body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it('is not served with the placeholder address', async () => {
    expect((await get('/pages/en/index.html')).statusCode).toBe(404);
  });

  it('is the same offline page for everyone', async () => {
    expect((await get('/offline', { cookie: 'mithaq_signed_in=1' })).body).toContain('offline');
  });
});

it('lists public pages in the sitemap and private ones in robots.txt', async () => {
  const robots = await get('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const place of ['/api/', '/feed', '/for-you', '/profile/', '/proposals', '/settings'])
    expect(robots.body).toContain(`\nDisallow: ${place}\n`);
  expect(robots.body).not.toContain('moderation');
  expect(robots.body).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`);
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address).toSorted()).toEqual(
    ['/', '/?lang=ar', '/?lang=ur', '/privacy-policy', '/privacy-policy?lang=ar', '/privacy-policy?lang=ur'].map(
      (place) => `${publicUrl}${place}`,
    ),
  );
});

it('caches hashed files for a year and sends them precompressed', async () => {
  const file = await get('/assets/a.js', { 'accept-encoding': 'br' });
  expect([file.headers['content-encoding'], file.headers['cache-control'], file.body]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
    'compressed',
  ]);
  expect((await get('/assets/a.js', { 'accept-encoding': 'gzip' })).body).toBe('zipped');
  expect((await get('/assets/a.js')).body).toBe('export {};');
});

it('compresses no file for a request', async () => {
  await writeFile(path.join(folder, 'assets/large.js'), '// \n'.repeat(10_000));
  for (const coding of ['br', 'gzip', 'zstd', 'deflate']) {
    const { headers } = await get('/assets/large.js', { 'accept-encoding': coding });
    expect([coding, headers['content-encoding'], headers['content-length']]).toEqual([coding, undefined, '40000']);
  }
});

it('serves files of a later build', async () => {
  await writeFile(path.join(folder, 'assets/b.js'), 'export const later = true;');
  expect((await get('/assets/b.js')).statusCode).toBe(200);
});

it.each([
  '/api/nothing',
  '/api',
  '/assets/none.js',
  '/robots.php',
  '/assets',
  '/assets/',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
])('returns 404 for %s', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
});
