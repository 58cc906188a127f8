import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** The built Storybook; `npm run storybook:build` makes it. */
export const built = path.join(import.meta.dirname, '../storybook-static');

/** Serves the built Storybook on this port, or on a free one. */
export async function serveStorybook(port = 0): Promise<{ url: string; close: () => void }> {
  const server = http
    .createServer((request, response) => {
      // A path that does not decode.
      answer(request.url ?? '/', response).catch(() => response.writeHead(400).end());
    })
    .listen(port, 'localhost');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo; // it listens on one
  return { url: `http://localhost:${taken}`, close: () => void server.close() };
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function answer(url: string, response: http.ServerResponse): Promise<void> {
  const { pathname } = new URL(url, 'http://localhost');
  // Below the root first: an encoded slash hides `..` from the URL.
  const file = path.join(built, path.join('/', decodeURIComponent(pathname.replace(/\/$/, '/index.html'))));
  const isThere = (await stat(file).catch(() => undefined))?.isFile();
  if (!isThere) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': 'max-age=3600',
  });
  createReadStream(file).pipe(response);
}
