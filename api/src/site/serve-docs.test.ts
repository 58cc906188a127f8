import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { operationsOf } from '@mithaq/openapi/openapi-document.ts';
import { localOperator } from '@mithaq/openapi/rules/operator.ts';
import { transitions } from '@mithaq/openapi/rules/proposal.ts';
import { publicUrl, startTestApp, type TestApp } from '../testing/test-app.ts';
import { guides, markdownPage } from './page.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const get = (url: string, accept = 'text/html') => server.app.inject({ method: 'GET', url, headers: { accept } });
const codes = contract.components.schemas['ProblemCode']!.enum!;
const pages = [
  ...Object.keys(guides).map((name) => `/api/docs${name && `/${name}`}`),
  ...codes.map((code) => `/problems/${code}`),
];

describe('a page of the documentation', () => {
  it.each(pages)('%s has a title, the script that copies alone, its own policy and no dead link', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(body).toMatch(/<title>.*Mithaq API<\/title>/);
    expect(body).toMatch(/<h1>/);
    expect(body).toMatch(/<nav[^>]*><details><summary>/); // on a phone the list of pages is closed
    expect(body.match(/<script.*>/g)).toEqual(['<script src="/api/docs/docs.js" defer></script>']);
    expect(body).not.toMatch(/style=|generated:|undefined/);
    const found = [...body.matchAll(/(?:href|src)="([^"#:]+)"/g)]; // on this server
    const links = found.map(([, link]) => new URL(link!, `http://localhost${url}`).pathname);
    for (const link of new Set(links.filter((each) => each !== '/favicon.svg'))) {
      const first = await get(link);
      const { statusCode: last } = first.statusCode === 302 ? await get(String(first.headers['location'])) : first;
      expect([link, last]).toEqual([link, 200]);
    }
  });
});

describe('the search', () => {
  const find = async (words: string) => {
    const { body } = await get(`/api/docs/search?q=${encodeURIComponent(words)}`);
    return [...body.matchAll(/<li><a href="([^"]+)">/g)].map(([, href]) => href!).slice(Object.keys(guides).length + 2);
  };

  it('finds guides by their sections, operations and problems, with all of the words', async () => {
    expect(await find('clean up')).toEqual(['/api/docs/quick-start#8-clean-up']);
    expect((await find('take-back'))[0]).toBe('/api/docs/reference/#tag/proposals/POST/api/v1/proposals/take-back');
    expect((await find('already proposed'))[0]).toBe('/problems/already-proposed');
    expect(await find('idempotency-key')).toContain('/api/docs/reference/#tag/proposals/POST/api/v1/proposals/accept');
    expect((await find('annualIncome'))[0]).toBe('/api/docs/reference/#tag/profiles/POST/api/v1/profiles/complete');
    for (const field of ['heightCm', 'nextCursor', 'preferredMinAge'])
      expect((await find(field))[0]).toMatch(/^\/api\/docs\/reference\/#tag/);
    expect((await find('idempotency zebra'))[0]).toBeUndefined();
    expect((await find('idempotency'))[0]).toBe('/api/docs/retries#with-a-key');
    expect(await find('throttling')).toContain('/api/docs/limits');
    expect(await find('too many requests')).toContain('/problems/rate-limited');
  });

  it('shows whole words, marks those that were asked for, and no markup of Markdown', async () => {
    const { body } = await get('/api/docs/search?q=idempotency');
    const [, excerpt = ''] = /retries#with-a-key">.*?<br>\s*(.*?)<\/li>/s.exec(body)!;
    expect(excerpt).toContain('take the header <mark>Idempotency</mark>');
    expect(excerpt.replaceAll('&#45;', '-')).not.toMatch(/[`|]|\]\(|\*\*/);
    for (const [, first] of body.matchAll(/<br>\s*\.\.\. (\S+)/g)) expect(first).toMatch(/^\S/);
  });

  it('repeats what was asked as text', async () => {
    const { statusCode, body, headers } = await get(`/api/docs/search?q=${encodeURIComponent('`<img src=x>[a](b)')}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.replaceAll('<wbr>', '')).toContain('&lt;img src=x&gt;[a](b)');
    expect(body).not.toContain('<img');
    // A blank line would end the paragraph, and with it the code.
    for (const end of ['\n\n', '\r\r', ' \n \n']) {
      const shown = (await get(`/api/docs/search?q=${encodeURIComponent(`a${end}<meta http-equiv=refresh>`)}`)).body;
      expect(shown.replaceAll('<wbr>', '')).toContain('<code>a &lt;meta http-equiv=refresh&gt;</code>');
    }
    for (const query of ['', '?q=', '?q=a&q=b', `?q=${'a'.repeat(500)}`])
      expect((await get(`/api/docs/search${query}`)).statusCode).toBe(200);
  });
});

it.each(['/api/docs/nothing', '/problems/nothing'])(
  '%s leads a browser to the docs, and is a problem for a program',
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(body).toContain('Begin at the <a href="/api/docs">overview</a>');
    expect((await get(url, 'application/json')).json()).toMatchObject({ status: 404, code: 'not-found' });
  },
);

it('the changelog tells users of the API first, by audience', async () => {
  const { body } = await get('/api/docs/changelog');
  expect([...body.matchAll(/<h3 id="[^"]*">(.*?)<\/h3>/g)].map(([, audience]) => audience).slice(0, 1)).toEqual([
    'The API',
  ]);
  expect(body).toContain('>Operators</h3>');
  expect(body).toContain(`contract is of ${contract.info['x-changed']};`);
  expect(body).toMatch(/<li>\d{4}-\d\d-\d\d: /);
  expect(body).toMatch(/not released yet<\/h2>\s*<p>This server has these changes already/);
  expect(body).toContain('>1.0.0 (2026-11-22)</h2>');
});

it('headings with the same words have ids of their own', () => {
  const page = markdownPage('# Changelog\n\n## 1.1.0\n\n### Members\n\n## 1.0.0\n\n### Members');
  expect([...page.matchAll(/<h[23] id="(.*?)"/g)].map(([, id]) => id)).toEqual([
    '1-1-0',
    'members',
    '1-0-0',
    'members-2',
  ]);
});

it('guides and downloads name the address of this server', async () => {
  expect((await get('/api/docs/quick-start')).body).toContain(`API=${publicUrl}`);
  expect((await get('/api/docs/client')).body).toContain(`baseUrl: &#39;${publicUrl}&#39;`);
  expect((await get('/api/openapi.json')).json()).toMatchObject({
    servers: [{ url: publicUrl }],
    info: { contact: { email: localOperator.contactEmail } },
  });
  expect((await get('/api/docs')).body).toContain(`href="mailto:${localOperator.contactEmail}"`);
  expect((await get('/api/docs/mithaq.postman_collection.json')).json()).toMatchObject({
    variable: [{ key: 'baseUrl', value: publicUrl }, { key: 'session' }],
  });
});

it('the client says from which contract it was made, and which one this server has', async () => {
  const { info } = (await get('/api/openapi.json')).json<{ info: { version: string } }>();
  for (const page of ['client', 'versions'])
    expect((await get(`/api/docs/${page}`)).body.replaceAll('<wbr>', '')).toContain(info.version);
});

describe('the page of a problem', () => {
  it('is JSON unless the caller accepts HTML', async () => {
    const { headers, body } = await get('/problems/marriage-fixed', 'application/json');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(body)).toMatchObject({
      type: '/problems/marriage-fixed',
      code: 'marriage-fixed',
      status: 409,
      cause: expect.stringContaining('fixed a marriage'),
      cure: expect.any(String),
      operations: expect.arrayContaining([expect.objectContaining({ operationId: 'sendProposal' })]),
    });
    expect((await get('/problems/marriage-fixed', '*/*')).headers['content-type']).toMatch(/^application\/json/);
  });

  it('names the cause, the cure and the operations', async () => {
    const page = await get('/problems/phone-proof');
    const body = page.body.replaceAll('<wbr>', '');
    expect(body).toContain('What to do');
    expect(body).toContain('OTHER_NUMBER');
    expect(body).toContain('POST /api/v1/profiles/verified-phone');
  });

  it('of an unknown code is not found', async () => {
    const { statusCode, body } = await get('/problems/constructor');
    expect([statusCode, body.includes('constructor')]).toEqual([404, false]);
  });
});

it('the diagram of proposals shows each step of the rules', async () => {
  const { headers, body } = await get('/api/docs/proposal-statuses.svg');
  expect(headers['content-type']).toMatch(/^image\/svg/);
  for (const status of new Set(transitions.flat())) expect(body).toContain(`>${status}<`);
  expect(body.match(/marker-end/g)).toHaveLength(transitions.length);
  expect(body).toContain('PENDING to ACCEPTED by receiver');
});

it('the guides say what the rules and the contract know', async () => {
  // On a phone, a long name breaks between its parts.
  expect((await get('/api/docs/limits')).body).toContain('PROPOSALS_<wbr>PER_<wbr>DAY');
  expect((await get('/api/docs/authentication')).body).toContain('7 days without use');
  const { body } = await get('/api/docs/visibility');
  const rowOf = (field: string) =>
    new RegExp(`<code>${field}</code></td>\\s*<td>yes</td>\\s*<td>(.*)</td>\\s*<td>(.*)</td>\\s*<td>(.*)</td>`)
      .exec(body.replaceAll('<wbr>', ''))
      ?.slice(1);
  expect(rowOf('phoneNumber')).toEqual(['no', 'no', 'no']);
  expect(rowOf('fullName')).toEqual(['yes', 'no', 'no']);
  expect(rowOf('facts')).toEqual(['yes', 'yes', 'no']);
  expect(rowOf('dateOfBirth')).toEqual(['year only', 'year only', 'year only']);
});

it('the guide to retries says of every POST what a second one does', async () => {
  const [, table = ''] = (await get('/api/docs/retries')).body.replaceAll('<wbr>', '').split('Without a key</h2>');
  const posts = operationsOf(contract).filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path).filter((path) => !table.includes(`<code>POST ${path}</code>`))).toEqual([]);
});

it('the reference and the downloads are there', async () => {
  const page = await get('/api/docs/reference/');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.body.match(/<script[^>]*>[^<]*<\/script>/g)).toEqual([
    expect.stringMatching(/^<script src="js\/scalar\.[\w-]{22}\.js" defer><\/script>$/),
  ]);
  expect(page.body.match(/<li>/g)).toHaveLength(operationsOf(contract).length); // also without scripts
  expect((await get('/api/docs/reference')).headers['location']).toBe('/api/docs/reference/');
  const json = (await get('/api/openapi.json')).json<{ paths: object }>();
  expect(Object.keys(json.paths)).toEqual(Object.keys(contract.paths));
  expect((await get('/api/openapi.yaml')).body).toMatch(/^openapi: 3\.1\.0/);
  const collection = (await get('/api/docs/mithaq.postman_collection.json')).body;
  expect(JSON.parse(collection)).toMatchObject({ info: { name: expect.stringContaining('Mithaq') } });
  expect(collection).toContain('{"key":"If-Match","value":"","disabled":true}');
  expect(collection).toContain('{"key":"Idempotency-Key","value":"{{$guid}}","disabled":true}');
});

it('the client has a name of its contents that is cached for a year, and one that leads there', async () => {
  const { statusCode, headers } = await get('/api/docs/mithaq-client.tgz');
  expect([statusCode, headers['cache-control']]).toEqual([302, 'no-cache']);
  const name = String(headers['location']);
  expect(name).toMatch(new RegExp(`^/api/docs/mithaq-client-${contract.info.version}\\.[\\w-]{22}\\.tgz$`));
  expect((await get(name)).headers).toMatchObject({
    'content-type': 'application/gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': `attachment; filename="${name.replace('/api/docs/', '')}"`,
  });
  expect((await get('/api/docs/mithaq-client-1.0.0.tgz')).statusCode).toBe(404);
});

describe('the script of the reference', () => {
  const url = async () => {
    const { body } = await get('/api/docs/reference/');
    return `/api/docs/reference/${/src="(js\/.*?)"/.exec(body)![1]}`;
  };

  it('comes whole, compressed once, to 40 simultaneous callers, and is cached for a year', async () => {
    const request = { url: await url(), headers: { 'accept-encoding': 'br' } };
    const answers = await Promise.all(Array.from({ length: 40 }, () => server.app.inject(request)));
    const [{ headers, rawPayload } = answers[0]!] = answers;
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^W\/"/),
      vary: 'Accept-Encoding',
    });
    for (const answer of answers) expect(answer.rawPayload.equals(rawPayload)).toBe(true);
    const text = brotliDecompressSync(rawPayload).toString();
    expect(text).toContain('createApiReference');
    expect(text).toMatch(/^\(function[\s\S]*standalone\.js\.map$/);
    expect((await server.app.inject(await url())).body).toBe(text);
  });

  it('has no other name', async () => {
    for (const name of ['scalar.js', 'scalar.AAAAAAAAAAAAAAAAAAAAAA.js'])
      expect((await get(`/api/docs/reference/js/${name}`)).statusCode).toBe(404);
  });
});

it.each([
  '/api/openapi.json',
  '/api/openapi.yaml',
  '/api/docs/mithaq.postman_collection.json',
  '/api/docs/docs.css',
  '/api/docs/docs.js',
  '/api/docs/proposal-statuses.svg',
  '/api/docs',
  '/api/docs/errors',
  '/api/docs/reference/',
  '/problems/not-found',
])('%s is sent compressed, and again only when it has changed', async (url) => {
  for (const coding of ['br', 'gzip']) {
    const headers = { accept: 'text/html', 'accept-encoding': coding };
    const first = await server.app.inject({ url, headers });
    expect([first.headers['content-encoding'], first.headers['cache-control']]).toEqual([coding, 'no-cache']);
    expect(first.headers['vary']).toMatch(/Accept-Encoding$/);
    const etag = String(first.headers['etag']);
    const again = await server.app.inject({ url, headers: { ...headers, 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});
