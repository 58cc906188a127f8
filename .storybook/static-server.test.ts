import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { serveStorybook } from './static-server.ts';

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
