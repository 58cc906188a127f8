import { once } from 'node:events';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { referencePage } from './reference.ts';

const folder = '/api/docs/reference';

/** Serves the reference: a page and its script, which is kept compressed from the first request on. */
export function serveReference(app: FastifyInstance): void {
  let script: Promise<Buffer> | undefined;

  app.get(folder, async (_request, reply) => reply.redirect(`${folder}/`, 301));
  app.get(`${folder}/`, async (_request, reply) => reply.type('text/html; charset=utf-8').send(referencePage));
  app.get(`${folder}/js/scalar.js`, async ({ headers }, reply) => {
    script ??= readScript();
    script.catch(() => (script = undefined));
    const gzip = await script;
    reply.header('vary', 'Accept-Encoding').type('application/javascript; charset=utf-8');
    // compress takes any other coding from here
    if (!/\bgzip\b(?!\s*;\s*q=0)/i.test(String(headers['accept-encoding'])))
      return reply.send(Readable.from([gzip]).pipe(createGunzip()));
    return reply.header('content-encoding', 'gzip').send(gzip);
  });
}

/** @throws whatever the thread throws */
async function readScript(): Promise<Buffer> {
  const [script] = (await once(new Worker(new URL('reference-script.ts', import.meta.url)), 'message')) as [Uint8Array];
  return Buffer.from(script);
}
