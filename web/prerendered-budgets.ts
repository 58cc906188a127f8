import { glob, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** What the browser fetches for a prerendered page before the first click, in bytes, compressed with Brotli. */
export interface PrerenderedSize {
  route: string;
  /** The document with its CSS. */
  html: number;
  script: number;
  /** Kilobytes. */
  budget: { html: number; script: number };
}

/** Measures every prerendered page of a build, in its heaviest language. */
export async function measurePrerenderedPages(folder: string): Promise<PrerenderedSize[]> {
  const heaviest = new Map<string, PrerenderedSize>();
  for await (const file of glob('*/*.html', { cwd: path.join(folder, 'pages') })) {
    const html = await readFile(path.join(folder, 'pages', file), 'utf8');
    const route = `/${path.basename(file, '.html')}`.replace(/^\/index$/, '/');
    const known = heaviest.get(route);
    heaviest.set(route, {
      route,
      html: Math.max(known?.html ?? 0, (await promisify(brotliCompress)(html)).length),
      script: Math.max(known?.script ?? 0, await scriptSize(html, folder)),
      budget: { html: 30, script: 10 },
    });
  }
  return [...heaviest.values()];
}

/** The scripts that a page names, and the service worker that these register. */
async function scriptSize(html: string, folder: string): Promise<number> {
  const named = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, file]) => file!);
  const files = named.length > 0 ? [...named, 'offline-worker.js'] : [];
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, `${file}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
