import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The built Storybook; `npm run storybook:build` makes it. */
export const built = path.join(import.meta.dirname, '../storybook-static');

/** Serves the built Storybook on this port, or on a free one. */
export async function serveStorybook(port = 0): Promise<{ url: string; close: () => void }> {
  const server = http
    .createServer((request, response) => {
      // A path that does not decode.
      answer(request, response).catch(() => response.writeHead(400).end());
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

const brotli = promisify(brotliCompress);
const compressed = {
  // A fifth of the size at once; the last of it would take seconds.
  br: (plain: Buffer) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** What was compressed once, by the encoding, the file and the time of its last change. */
const compressedFiles = new Map<string, Promise<Buffer>>();

async function answer({ url = '/', headers }: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const { pathname } = new URL(url, 'http://localhost');
  // Below the root first: an encoded slash hides `..` from the URL.
  const file = path.join(built, path.join('/', decodeURIComponent(pathname.replace(/\/$/, '/index.html'))));
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return void response.writeHead(404).end();
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const ofFile = { 'content-type': type, 'cache-control': 'max-age=3600', vary: 'accept-encoding' };
  const encoding = (['br', 'gzip'] as const).find((each) => headers['accept-encoding']?.includes(each));
  // Fonts and pictures are compressed already.
  if (!encoding || !/^text|json|svg/.test(type)) {
    response.writeHead(200, ofFile);
    return void createReadStream(file).pipe(response);
  }
  const body = await compressedFiles.getOrInsertComputed(`${encoding} ${found.mtimeMs} ${file}`, async () =>
    compressed[encoding](await readFile(file)),
  );
  response.writeHead(200, { ...ofFile, 'content-encoding': encoding, 'content-length': body.length }).end(body);
}
