import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Contract } from '@mithaq/openapi/generate/openapi-document.ts';
import { postmanCollection } from '@mithaq/openapi/publish/postman-collection.ts';
import { asYaml, publishedContract } from '@mithaq/openapi/publish/published-contract.ts';
import { ApiProblem } from '../http/problems.ts';
import { factsOf } from './facts.ts';
import { guides, markdownPage, pagePolicy } from './page.ts';
import { isProblemCode, problemInfo, problemMarkdown } from './problem-page.ts';
import { proposalDiagram } from './proposal-diagram.ts';
import { serveReference } from './serve-reference.ts';

const root = new URL('../../../', import.meta.url);
const textOf = (file: string) => readFile(new URL(file, root), 'utf8');

/** Serves the guides, the page of each problem, the reference, and the contract in the forms that other tools take. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  // The document itself: the generated module has some $refs resolved.
  const source = JSON.parse(await textOf('openapi/generated/openapi.json')) as Contract; // generate.ts wrote it
  const published = once(() => publishedContract(source));
  const css = await textOf('api/src/docs/docs.css');
  const files: Record<string, [type: string, body: () => string]> = {
    '/api/openapi.json': ['application/json', () => JSON.stringify(published())],
    '/api/openapi.yaml': ['application/yaml', () => asYaml(published())],
    '/api/docs/mithaq.postman_collection.json': [
      'application/json',
      () => JSON.stringify(postmanCollection(published())),
    ],
    '/api/docs/proposal-statuses.svg': ['image/svg+xml', proposalDiagram],
    '/api/docs/docs.css': ['text/css', () => css],
  };
  for (const [url, [type, make]] of Object.entries(files)) {
    const body = once(make);
    app.get(url, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type(type).send(body()),
    );
  }

  const facts = once(() => factsOf(source));
  for (const name of Object.keys(guides)) {
    const isChangelog = name === 'changelog';
    const markdown = await textOf(isChangelog ? 'CHANGELOG.md' : `openapi/guides/${name || 'index'}.md`);
    const html = once(() => markdownPage(isChangelog ? markdown : withFacts(markdown, facts()), name));
    const show = async (_request: unknown, reply: FastifyReply) => showPage(reply, html());
    app.get(`/api/docs${name && `/${name}`}`, show);
    if (name === '') app.get('/api/docs/', show);
  }

  app.get<{ Params: { code: string } }>('/problems/:code', async ({ params: { code }, headers }, reply) => {
    if (!isProblemCode(code)) throw new ApiProblem('not-found');
    const info = problemInfo(source, code);
    reply.header('vary', 'Accept');
    const wantsPage = headers.accept?.includes('text/html');
    return wantsPage ? showPage(reply, markdownPage(problemMarkdown(info))) : reply.send(info);
  });

  serveReference(app);
}

/** Makes a value when it is first asked for: a server starts, and a test, without reading the whole contract for the docs. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function showPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-cache', 'content-security-policy': pagePolicy })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** @throws Error when a guide asks for a fact that there is not */
function withFacts(markdown: string, facts: Record<string, string>): string {
  return markdown.replaceAll(/<!-- generated: ([\w-]+) -->/g, (_all, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`The guides ask for ${name}: add it to api/src/docs/facts.ts.`);
    return fact;
  });
}
