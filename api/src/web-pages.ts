import path from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveVisitorPages } from './visitor-pages.ts';

/** Serves the built client: hashed files for a year, compressed when they were built. The application's one page is served by errors.ts. */
export async function serveWebPages(app: FastifyInstance, folder: string, publicUrl: string): Promise<void> {
  await app.register(serveStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    // The pages for visitors lack their address here, and have a place of their own.
    allowedPath: (file) => !/^\/?(pages\/|\.)/.test(file),
    setHeaders: (reply, file) =>
      reply.header(
        'cache-control',
        file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  await serveVisitorPages(app, folder, publicUrl);
}

/** Whether the client's one page is the answer: someone goes to a place of the client, not to the API nor to a file. */
export function asksForPage({ method, url }: FastifyRequest): boolean {
  const [where = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && !/^\/+(api|assets)(\/|$)/.test(where) && !/\.\w+$/.test(where);
}
