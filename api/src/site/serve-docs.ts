import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract } from '@mithaq/openapi/openapi-document.ts';
import type { Operator } from '@mithaq/openapi/rules/operator.ts';
import { postmanCollection } from './postman-collection.ts';
import { asYaml, publishedContract } from './published-contract.ts';
import { ApiProblem } from '../http/problems.ts';
import { sendStatic, staticBody, type StaticBody } from '../http/static-body.ts';
import { factsOf } from './facts.ts';
import { changesByAudience } from './changelog.ts';
import { search, searchIndex, searchMarkdown } from './docs-search.ts';
import { guides, markdownPage, pagePolicy } from './page.ts';
import { problemCodes, problemInfo, problemMarkdown } from './problem-page.ts';
import { proposalDiagram } from './proposal-diagram.ts';
import { serveReference } from './serve-reference.ts';

const root = new URL('../../../', import.meta.url);
const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';

/** The most characters of a search. */
const longestQuery = 100;

/** The address in the files of the guides, and in the README of the client, which is packed before a server has one. */
const addresses = /http:\/\/localhost:3000|https:\/\/address-of-your-server/g;

const missingPage =
  '# Page not found\n\nThe documentation has no page at this address. Begin at the [overview](/api/docs), or search above.';

const textOf = (file: string) => readFile(new URL(file, root), 'utf8');

/** Serves the guides, the page of each problem, the reference, and the contract in the forms that other tools take. */
export async function serveDocs(app: FastifyInstance, publicUrl: string, operator: Operator): Promise<void> {
  // The document itself: the generated module has some $refs resolved.
  const source = JSON.parse(await textOf('openapi/generated/openapi.json')) as Contract; // generate.ts wrote it
  const published = once(() => publishedContract(source, publicUrl, operator));
  const files: Record<string, [type: string, make: () => string | Promise<string | Uint8Array>]> = {
    '/api/openapi.json': [json, () => JSON.stringify(published())],
    '/api/openapi.yaml': ['application/yaml', () => asYaml(published())],
    '/api/docs/mithaq.postman_collection.json': [json, () => JSON.stringify(postmanCollection(published(), publicUrl))],
    '/api/docs/proposal-statuses.svg': ['image/svg+xml', proposalDiagram],
    '/api/docs/docs.js': ['text/javascript; charset=utf-8', () => textOf('api/src/site/docs.js')],
    '/api/docs/docs.css': ['text/css; charset=utf-8', () => textOf('api/src/site/docs.css')],
  };
  for (const [url, [type, make]] of Object.entries(files)) {
    const body = staticBody(type, make);
    app.get(url, async (request, reply) => sendStatic(await body(), request, reply));
  }

  serveClientPackage(app, source.info.version);

  const facts = once(() => factsOf(source, operator));
  const markdownOf = async (name: string) => {
    if (name === 'changelog') return changesByAudience(await textOf('CHANGELOG.md'), source.info);
    const markdown = await textOf(
      name === 'client' ? 'openapi/generated/client/README.md' : `api/src/site/guides/${name || 'index'}.md`,
    );
    return withFacts(markdown, facts()).replaceAll(addresses, () => publicUrl);
  };
  for (const name of Object.keys(guides)) {
    const page = staticBody(html, async () => markdownPage(await markdownOf(name), name));
    const show = async (request: FastifyRequest, reply: FastifyReply) => showPage(await page(), request, reply);
    app.get(`/api/docs${name && `/${name}`}`, show);
    if (name === '') app.get('/api/docs/', show);
  }

  const index = once(() => searchIndex(source, markdownOf));
  app.get<{ Querystring: { q?: unknown } }>('/api/docs/search', async ({ query: { q } }, reply) => {
    const asked = typeof q === 'string' ? q.slice(0, longestQuery) : '';
    const page = markdownPage(searchMarkdown(asked, search(await index(), asked)), undefined, asked);
    return reply.header('content-security-policy', pagePolicy).type(html).send(page);
  });

  app.get('/api/docs/*', async (request, reply) => showMissing(request, reply));

  serveProblems(app, source);
  serveReference(app, source);
}

/** Serves the client for download by a name that changes with its contents, and leads there from one that stays. */
function serveClientPackage(app: FastifyInstance, version: string): void {
  const body = staticBody('application/gzip', () => readFile(new URL('openapi/generated/client.tgz', root)));
  const nameOf = ({ hash }: StaticBody) => `mithaq-client-${version}.${hash}.tgz`;
  app.get('/api/docs/mithaq-client.tgz', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect(`/api/docs/${nameOf(await body())}`),
  );
  app.get<{ Params: { rest: string } }>('/api/docs/mithaq-client-:rest', async (request, reply) => {
    const current = await body();
    const name = nameOf(current);
    if (`mithaq-client-${request.params.rest}` !== name) throw new ApiProblem('not-found');
    reply.header('content-disposition', `attachment; filename="${name}"`); // older releases of curl -OJ keep the name before the redirect
    return sendStatic(current, request, reply, 'public, max-age=31536000, immutable');
  });
}

/** Serves what there is to know about each problem, as JSON and as a page. */
function serveProblems(app: FastifyInstance, source: Contract): void {
  const bodies = new Map<string, Record<'page' | 'info', ReturnType<typeof staticBody>>>(
    problemCodes.map((code) => {
      const info = once(() => problemInfo(source, code));
      const page = staticBody(html, () => markdownPage(problemMarkdown(info())));
      return [code, { page, info: staticBody(json, () => JSON.stringify(info())) }];
    }),
  );
  app.get<{ Params: { code: string } }>('/problems/:code', async (request, reply) => {
    const body = bodies.get(request.params.code);
    if (!body) return showMissing(request, reply);
    reply.header('vary', 'Accept');
    const wantsPage = request.headers.accept?.includes('text/html');
    return wantsPage ? showPage(await body.page(), request, reply) : sendStatic(await body.info(), request, reply);
  });
}

/** Makes a value when it is first asked for: a server starts, and a test, without reading the whole contract for the docs. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const missing = once(() => markdownPage(missingPage));

/** Leads a browser from an unknown page to the overview. */
function showMissing({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('vary', 'Accept');
  if (!headers.accept?.includes('text/html')) throw new ApiProblem('not-found');
  reply.headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' });
  return reply.code(404).type(html).send(missing());
}

function showPage(body: StaticBody, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendStatic(body, request, reply.header('content-security-policy', pagePolicy));
}

/** @throws Error when a guide asks for a fact that there is not */
function withFacts(markdown: string, facts: Record<string, string>): string {
  return markdown.replaceAll(/<!-- generated: ([\w-]+) -->/g, (_all, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`The guides ask for ${name}: add it to api/src/site/facts.ts.`);
    return fact;
  });
}
