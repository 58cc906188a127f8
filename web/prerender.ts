import { createHash } from 'node:crypto';
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type * as Render from './src/prerendered/render.tsx';
import { preloadedFonts } from './font-loading-plugin.ts';
import { purgeCss } from './purge-css.ts';

const root = import.meta.dirname;

/**
 * Writes the prerendered pages into `folder`/pages/<language>/<page>.html, each with the CSS that it uses, their script, the
 * manifests, and the service worker that keeps the offline page.
 */
export async function prerender(folder: string): Promise<void> {
  const script = await buildScript(folder);
  const bundle = path.join(folder, '.render');
  const { render, renderManifest, manifestPath, languages, prerenderedPages } = await buildRenderer(bundle);
  const files = await Array.fromAsync(glob('assets/*', { cwd: bundle }));
  const styles = await Promise.all(
    files.filter((file) => file.endsWith('.css')).map((file) => readFile(path.join(bundle, file), 'utf8')),
  );
  const fontFiles = files.filter((file) => file.endsWith('.woff2'));
  await Promise.all(fontFiles.map((file) => cp(path.join(bundle, file), path.join(folder, file))));

  const offlineVersion = createHash('sha256');
  for (const language of Object.keys(languages) as Render.Language[]) {
    // the keys of a record of languages
    const fonts = preloadedFonts[language].flatMap((name) =>
      fontFiles.filter((file) => file.includes(`/${name}-`)).map((file) => `/${file}`),
    );
    for (const page of prerenderedPages) {
      const html = withStyles(render(page, language, { script, fonts }), styles.join('\n'));
      if (page.name === 'offline') offlineVersion.update(html);
      const file = path.join(folder, 'pages', language, `${page.name}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, html);
    }
  }
  await rm(bundle, { recursive: true });

  const manifest = path.join(folder, manifestPath('en'));
  const english = await readFile(manifest, 'utf8');
  for (const language of Object.keys(languages) as Render.Language[])
    await writeFile(path.join(folder, manifestPath(language)), renderManifest(english, language));

  // A browser installs a service worker again, and with it the offline page, only when the worker's own text changes.
  const worker = path.join(folder, 'offline-worker.js');
  const text = await readFile(worker, 'utf8');
  await writeFile(worker, text.replace('VERSION', offlineVersion.digest('hex').slice(0, 12)));
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
        input: path.join(root, 'src/prerendered/page-script.ts'),
        output: { entryFileNames: 'assets/page-[hash].js', codeSplitting: false },
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
      ssr: 'src/prerendered/render.tsx',
      ssrEmitAssets: true,
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(path.join(folder, 'render.js')).href)) as typeof Render; // built from it a line above
}

/** Moves the style elements of the components and of Mantine into one element of the head, and purges it. */
function withStyles(html: string, styles: string): string {
  const inline: string[] = [];
  const markup = html.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, css: string) => {
    inline.push(css);
    return '';
  });
  return markup.replace('</head>', () => `<style>${purgeCss([styles, ...inline].join('\n'), markup)}</style></head>`);
}
