import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { Contract } from '@mithaq/openapi/openapi-document.ts';
import { ApiProblem } from '../http/problems.ts';
import { sendStatic, staticBody } from '../http/static-body.ts';
import { referencePage } from './reference.ts';

const folder = '/api/docs/reference';

/** Serves the reference: a page and its script, whose name has its hash, so that browsers keep it for a year. */
export function serveReference(app: FastifyInstance, contract: Contract): void {
  const script = staticBody('application/javascript; charset=utf-8', readScript);
  const nameOf = ({ hash }: { hash: string }) => `scalar.${hash}.js`;
  const page = staticBody('text/html; charset=utf-8', async () =>
    referencePage(`js/${nameOf(await script())}`, contract),
  );

  app.get(folder, async (_request, reply) => reply.redirect(`${folder}/`, 301));
  app.get(`${folder}/`, async (request, reply) => sendStatic(await page(), request, reply));
  app.get<{ Params: { name: string } }>(`${folder}/js/:name`, async (request, reply) => {
    const body = await script();
    if (request.params.name !== nameOf(body)) throw new ApiProblem('not-found');
    return sendStatic(body, request, reply, 'public, max-age=31536000, immutable');
  });
}

/** @throws the error of the thread */
async function readScript(): Promise<Uint8Array> {
  const [script] = (await once(new Worker(new URL('reference-script.ts', import.meta.url)), 'message')) as [Uint8Array];
  return script;
}
