import path from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveVisitorPages, type Site } from './prerendered-pages.ts';

/** Serves the built client: hashed files for a year, precompressed. problems.ts serves index.html. */
export async function serveWebPages(app: FastifyInstance, folder: string, site: Site): Promise<void> {
  await app.register(serveStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    // prerendered-pages.ts serves these pages.
    allowedPath: (file) => !/^\/?(pages\/|\.)/.test(file),
    setHeaders: (reply, file) =>
      reply.header(
        'cache-control',
        file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  await serveVisitorPages(app, folder, site);
}

/** Whether the request is for a page of the client, not for the API or a file. */
export function asksForPage({ method, url }: FastifyRequest): boolean {
  const [where = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && !/^\/+(api|assets)(\/|$)/.test(where) && !/\.\w+$/.test(where);
}
