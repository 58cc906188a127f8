import path from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiProblem, sendProblem } from '../http/problems.ts';
import { inlineScripts } from '../http/security-headers.ts';

/** Serves the built Storybook at /storybook, with a policy of its own: its manager shows stories in a frame. */
export async function serveStorybook(app: FastifyInstance, folder: string): Promise<void> {
  const policy = [
    "default-src 'self'",
    // The mocks compile the schemas of the contract.
    `script-src ${["'self'", "'unsafe-eval'", ...(await inlineScripts(folder))].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  app.get('/storybook', (_, reply) => reply.redirect('/storybook/', 308));
  await app.register(
    async (site) => {
      site.addHook('onRequest', async (_, reply) => {
        reply.headers({ 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' });
      });
      site.setNotFoundHandler((request, reply) => sendProblem(new ApiProblem('not-found'), request, reply));
      await site.register(serveStatic, {
        root: folder,
        dotfiles: 'ignore',
        decorateReply: false,
        cacheControl: false,
        setHeaders: (reply, file) =>
          reply.header(
            'cache-control',
            path.basename(path.dirname(file)) === 'assets' ? 'public, max-age=31536000, immutable' : 'no-cache',
          ),
      });
    },
    { prefix: '/storybook/' },
  );
}
