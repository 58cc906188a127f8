import type { Plugin } from 'vite';

/** The fonts of the opening words, as ui-kit/src/theme/fonts.css has them. */
export const seenFirst: Record<'ltr' | 'rtl', { name: string; media?: string }[]> = {
  ltr: [
    { name: 'figtree-latin-wght-normal' },
    { name: 'newsreader-latin-wght-normal', media: '(max-width: 47.99em)' },
    { name: 'newsreader-latin-opsz-normal', media: '(min-width: 48em)' },
  ],
  rtl: [{ name: 'vazirmatn-arabic-wght-normal' }],
};

/**
 * Nothing moves when a font comes: the fonts of the text are fetched before they are asked for, and one that comes late
 * all the same is kept for the next page. In what is built only: stories wait for their fonts.
 */
export function stillFonts(): Plugin {
  return {
    name: 'still-fonts',
    apply: 'build',
    generateBundle: {
      order: 'post', // style sheets that are one for all come last
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = withoutSwap(String(file.source));
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        seenFirst.ltr.flatMap(({ name, media }) =>
          Object.keys(bundle)
            .filter((file) => file.includes(`${name}-`))
            .map((file) => ({
              tag: 'link',
              injectTo: 'head' as const,
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: `/${file}`,
                crossorigin: true,
                ...(media ? { media } : {}),
              },
            })),
        ),
    },
  };
}

function withoutSwap(styles: string): string {
  return styles.replaceAll(/@font-face\s*\{[^}]*(?:Figtree|Newsreader) Variable[^}]*\}/g, (face) =>
    face.replace(/(font-display:\s*)swap/, '$1optional'),
  );
}
