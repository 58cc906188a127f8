import path from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ClientPath } from '@mithaq/openapi/rules/client-paths.ts';
import { serveVisitorPages, type Site } from './prerendered-pages.ts';

/** Of the page that shows a profile by a link: it is in no index and no cache, and no other page learns where its reader comes from. */
const sharedHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

/** Serves the built client: hashed files for a year, precompressed. problems.ts serves index.html. */
export async function serveWebPages(app: FastifyInstance, folder: string, site: Site): Promise<void> {
  await app.register(serveStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    // prerendered-pages.ts serves these pages.
    allowedPath: (file) => !/^\/?(pages\/|\.)/.test(file),
    setHeaders: (reply, file) => {
      if (reply.hasHeader('cache-control')) return;
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/shared' satisfies ClientPath, (_request, reply) => reply.headers(sharedHeaders).sendFile('index.html'));
  await serveVisitorPages(app, folder, site);
}

/** Whether the request is for a page of the client, not for the API or a file. */
export function asksForPage({ method, url }: FastifyRequest): boolean {
  const [where = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && !/^\/+(api|assets)(\/|$)/.test(where) && !/\.\w+$/.test(where);
}
