import { createHash } from 'node:crypto';
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type * as Render from './src/visitor/render.tsx';
import { seenFirst } from './still-fonts.ts';
import { usedOf } from './used-styles.ts';

const root = import.meta.dirname;

/** Writes the pages for visitors into `folder`/pages/<language>/<page>.html, whole, each with just the styles it uses; their one script, and the worker that keeps the page for those without a connection. */
export async function prerender(folder: string): Promise<void> {
  const script = await buildScript(folder);
  const bundle = path.join(folder, '.render');
  const { render, languages, visitorPages } = await buildRenderer(bundle);
  const files = await Array.fromAsync(glob('assets/*', { cwd: bundle }));
  const styles = await Promise.all(
    files.filter((file) => file.endsWith('.css')).map((file) => readFile(path.join(bundle, file), 'utf8')),
  );
  const isFont = (file: string) => file.endsWith('.woff2');
  await Promise.all(files.filter(isFont).map((file) => cp(path.join(bundle, file), path.join(folder, file))));

  const version = createHash('sha256');
  for (const language of Object.keys(languages) as Render.Language[]) {
    // the keys of a record of languages
    for (const page of visitorPages) {
      const fonts = seenFirst[languages[language].dir].flatMap(({ name, media }) =>
        files.filter((file) => isFont(file) && file.includes(name)).map((file) => ({ file: `/${file}`, media })),
      );
      const html = withStyles(render(page, language, { script, fonts }), styles.join('\n'));
      if (page.name === 'offline') version.update(html);
      const file = path.join(folder, 'pages', language, `${page.name}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, html);
    }
  }
  await rm(bundle, { recursive: true });

  // A browser looks for another worker, and with it for another page, when the worker's own words have changed.
  const worker = path.join(folder, 'offline-worker.js');
  await writeFile(worker, (await readFile(worker, 'utf8')).replace('VERSION', version.digest('hex').slice(0, 12)));
}

async function buildScript(folder: string): Promise<string> {
  const built = await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: {
        input: path.join(root, 'src/visitor/visitor.ts'),
        output: { entryFileNames: 'assets/visitor-[hash].js' },
      },
    },
  });
  const [entry] = (built as Rolldown.RolldownOutput).output; // one build, not watched
  return `/${entry.fileName}`;
}

async function buildRenderer(folder: string): Promise<typeof Render> {
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: folder,
      copyPublicDir: false,
      manifest: false,
      cssMinify: true,
      cssCodeSplit: false,
      ssr: 'src/visitor/render.tsx',
      ssrEmitAssets: true,
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(path.join(folder, 'render.js')).href)) as typeof Render; // built from it a line above
}

/** Gathers the page's styles, those of its components and those Mantine writes into the page, into one element of its head. */
function withStyles(html: string, styles: string): string {
  const own: string[] = [];
  const markup = html.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, css: string) => {
    own.push(css);
    return '';
  });
  return markup.replace('</head>', () => `<style>${usedOf([styles, ...own].join('\n'), markup)}</style></head>`);
}
