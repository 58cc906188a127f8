import path from 'node:path';
import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal, sendRefusal } from './errors.ts';

/** The built client: hashed files for a year, and its one page for every path that is not the API's. */
export async function serveWebPages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (pages) => {
    await pages.register(compress, { global: true });
    await pages.register(serveStatic, {
      root: folder,
      index: false,
      cacheControl: false,
      setHeaders: (reply, file) => reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
    pages.setNotFoundHandler((request, reply) => {
      const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/+(api|assets)(\/|$)/.test(request.url) && !/\.\w+$/.test(request.url.split('?')[0]!);
      return isPage ? reply.sendFile('index.html') : sendRefusal(new Refusal('not-found'), request, reply);
    });
  });
}
