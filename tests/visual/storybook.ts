import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Where `npm run screens` puts its pictures; Git ignores it. */
export const folder = path.join(root, '.screens');

/** The built Storybook; the step before each of its users builds it (tasks.mjs). */
const built = path.join(root, 'storybook-static');

export interface ScreenStory {
  id: string;
  /** `Screens/Feed` without `Screens/`. */
  screen: string;
  state: string;
}

/** What Storybook's own index says of a story or docs page (storybook/internal/types, StoryIndex), as far as it is used. */
interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

async function readIndex(): Promise<IndexEntry[]> {
  const { entries } = JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries);
}

/** Every docs page. */
export async function docsPages(): Promise<IndexEntry[]> {
  return (await readIndex()).filter(({ type }) => type === 'docs');
}

/** Every story of a whole screen. */
export async function screenStories(): Promise<ScreenStory[]> {
  return (await readIndex())
    .filter(({ type, tags }) => type === 'story' && tags.includes('screen'))
    .map(({ id, title, name }) => ({ id, screen: title.replace('Screens/', ''), state: name }));
}

/** Serves the built Storybook on this port, or on a free one. */
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
