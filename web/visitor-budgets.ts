import { glob, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** What a page for visitors weighs before anything is clicked, beside what it may weigh; in bytes, compressed with brotli as the server sends them. */
export interface VisitorWeight {
  route: string;
  kind: 'html+css' | 'script';
  bytes: number;
  budget: number;
}

const budgets = { 'html+css': 30_000, script: 10_000 };

/** Every page for visitors of a build, in its heaviest language. */
export async function weighVisitorPages(folder: string): Promise<VisitorWeight[]> {
  const heaviest = new Map<string, { html: number; script: number }>();
  for await (const file of glob('*/*.html', { cwd: path.join(folder, 'pages') })) {
    const html = await readFile(path.join(folder, 'pages', file), 'utf8');
    const route = `/${path.basename(file, '.html')}`.replace(/^\/index$/, '/');
    const known = heaviest.get(route);
    heaviest.set(route, {
      html: Math.max(known?.html ?? 0, (await promisify(brotliCompress)(html)).length),
      script: Math.max(known?.script ?? 0, await scriptsOf(html, folder)),
    });
  }
  return [...heaviest].flatMap(([route, { html, script }]): VisitorWeight[] => [
    { route, kind: 'html+css', bytes: html, budget: budgets['html+css'] },
    { route, kind: 'script', bytes: script, budget: budgets.script },
  ]);
}

/** The scripts a page names, and the worker that the one of ours brings. */
async function scriptsOf(html: string, folder: string): Promise<number> {
  const named = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, file]) => file!);
  const files = named.length > 0 ? [...named, 'offline-worker.js'] : [];
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, `${file}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
