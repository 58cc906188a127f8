import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.join(import.meta.dirname, '../..');

/** Where pictures and what they are taken of lie; Git ignores it. */
export const folder = path.join(root, '.look');
const built = path.join(folder, 'storybook');

export interface ScreenStory {
  id: string;
  /** `Screens/Feed` without `Screens/`. */
  screen: string;
  state: string;
}

/** Builds Storybook as it stands now. */
export async function buildStorybook(): Promise<void> {
  const build = spawn('storybook', ['build', '--test', '--quiet', '--disable-telemetry', '--output-dir', built], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(build, 'close');
  const said = await Promise.all([text(build.stdout), text(build.stderr)]);
  const [code] = (await ended) as [number]; // child_process documents it
  if (code !== 0) throw new Error(`Storybook could not be built.\n${said.join('\n')}`);
}

/** Every story of a whole screen. */
export async function screenStories(): Promise<ScreenStory[]> {
  // Storybook's own index (storybook/internal/types, StoryIndex), as far as it is used here.
  const { entries } = JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; title: string; name: string; tags: string[] }>;
  };
  return Object.values(entries)
    .filter(({ tags }) => tags.includes('screen'))
    .map(({ id, title, name }) => ({ id, screen: title.replace('Screens/', ''), state: name }));
}

/** Serves what was built, on this port or a free one. */
export async function serveStorybook(port = 0): Promise<{ url: string; close: () => void }> {
  const server = http
    .createServer((request, response) => void answer(request.url ?? '/', response))
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
  const file = path.join(built, decodeURIComponent(new URL(url, 'http://localhost').pathname));
  const isThere = (await stat(file).catch(() => undefined))?.isFile();
  if (!isThere) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': 'max-age=3600',
  });
  createReadStream(file).pipe(response);
}
