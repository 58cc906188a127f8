import path from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Serves the built client: hashed files for a year, compressed when they were built. Its one page is served by errors.ts. */
export async function serveWebPages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(serveStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
}

/** Whether the client's one page is the answer: someone goes to a place of the client, not to the API nor to a file. */
export function asksForPage({ method, url }: FastifyRequest): boolean {
  const [where = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && !/^\/+(api|assets)(\/|$)/.test(where) && !/\.\w+$/.test(where);
}
