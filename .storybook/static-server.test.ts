import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { built, serveStorybook } from './static-server.ts';

/** The status of a request whose path is sent as it is. */
async function statusOf(url: string, path: string): Promise<number | undefined> {
  const [response] = (await once(request(url, { path }).end(), 'response')) as [IncomingMessage]; // as the event is documented
  response.resume();
  return response.statusCode;
}

it('serves the built Storybook alone', async () => {
  const { url, close } = await serveStorybook();
  try {
    // Both lead to a file of the project.
    for (const path of ['/..%2fpackage.json', '/assets/..%2f..%2fpackage.json'])
      expect([path, await statusOf(url, path)]).toEqual([path, 404]);
    expect(await statusOf(url, '/%')).toBe(400);
    expect(await statusOf(url, '/nothing')).toBe(404);
  } finally {
    close();
  }
});

it('compresses text for those who read it, and nothing for others', async () => {
  const text = 'a b c '.repeat(1000);
  const name = `static-server-test-${process.pid}.json`;
  await mkdir(built, { recursive: true });
  await writeFile(join(built, name), text);
  const { url, close } = await serveStorybook();
  const plain = { br: brotliDecompressSync, gzip: gunzipSync, '': (body: Buffer) => body };
  try {
    for (const [sent, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', ''],
    ] as const) {
      const asked = request(`${url}/${name}`, { headers: { 'accept-encoding': sent } }).end();
      const [response] = (await once(asked, 'response')) as [IncomingMessage]; // as the event is documented
      const body = await buffer(response);
      expect(response.headers['content-encoding'] ?? '').toBe(encoding);
      expect(body.length < text.length).toBe(encoding !== '');
      expect(plain[encoding](body).toString()).toBe(text);
    }
  } finally {
    close();
    await rm(join(built, name));
  }
});
