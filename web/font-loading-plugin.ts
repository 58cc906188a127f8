import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import postcss, { type AtRule } from 'postcss';
import subsetFont from 'subset-font';
import type { Alias, HtmlTagDescriptor, Plugin } from 'vite';

const theme = path.join(import.meta.dirname, '../ui-kit/src/theme');
const cache = path.join(import.meta.dirname, '../node_modules/.cache/mithaq-fonts');

/** Optical sizes of the headings, in px: from `lead` to `display` of the kit's type scale. */
const headingSizes = { min: 20, max: 60 };

/** OpenType features of Latin text. Arabic script needs all of its font's. */
const latinFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** The fonts of a page's first view. */
export const preloadedFonts: Record<Language, string[]> = {
  en: ['figtree-latin-wght-normal', 'newsreader-latin-opsz-normal'],
  ar: ['vazirmatn-arabic-wght-normal', 'noto-naskh-arabic-arabic-wght-normal', 'figtree-latin-wght-normal'],
  ur: ['noto-nastaliq-urdu-arabic-400-normal', 'figtree-latin-wght-normal'],
};

/**
 * Cuts each font down to the characters and weights that its `@font-face` rule in ui-kit/src/theme declares, and
 * preloads the fonts of the first view in index.html. Without the subsets the two Latin fonts would take 152 KB. Plugins for Vite
 * preload fonts or compute fallbacks (unplugin-fonts, fontaine), and none limits the axes of a variable font.
 */
export function fontLoading(): Plugin {
  return {
    name: 'font-loading',
    async config() {
      const rules = await Promise.all(
        ['fonts.css', 'arabic.css'].map(async (file) => fontFacesOf(path.join(theme, file))),
      );
      // Two families may name one file, which has one alias and is written once: two writers would take it from each other.
      const faces = Object.values(Object.groupBy(rules.flat(), ({ source }) => source));
      return {
        resolve: { alias: await Promise.all(faces.map((same) => subsetAlias(together(same!)))) },
        // The policy of the pages takes fonts from a file only.
        build: { assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined) },
      };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        preloadedFonts.en
          .flatMap((name) => Object.keys(bundle).filter((file) => file.includes(`/${name}-`)))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          })),
    },
  };
}

interface FontFace {
  /** The file as the style sheet names it. */
  source: string;
  characters: string;
  weights: { min: number; max: number };
}

async function fontFacesOf(file: string): Promise<FontFace[]> {
  const faces: FontFace[] = [];
  postcss.parse(await readFile(file, 'utf8')).walkAtRules('font-face', (rule) => {
    const source = /url\('(@fontsource(?:-variable)?\/[^']+)'\)/.exec(valueOf(rule, 'src'))?.[1];
    if (!source) return;
    const [min = 400, max = min] = valueOf(rule, 'font-weight').split(' ').map(Number);
    faces.push({ source, characters: charactersIn(valueOf(rule, 'unicode-range')), weights: { min, max } });
  });
  return faces;
}

/** What all families need of their one file. */
function together(faces: FontFace[]): FontFace {
  return {
    source: faces[0]!.source,
    characters: [...new Set(faces.map(({ characters }) => characters).join(''))].join(''),
    weights: {
      min: Math.min(...faces.map(({ weights }) => weights.min)),
      max: Math.max(...faces.map(({ weights }) => weights.max)),
    },
  };
}

function valueOf(rule: AtRule, property: string): string {
  let value = '';
  rule.walkDecls(property, (declaration) => void (value = declaration.value));
  return value;
}

/** Every character of a CSS `unicode-range`. */
function charactersIn(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset));
    })
    .join('');
}

/** Writes the subset into the cache, unless it is there, and returns the alias that leads the style sheet to it. */
async function subsetAlias({ source, characters, weights }: FontFace): Promise<Alias> {
  const font = await readFile(fileURLToPath(import.meta.resolve(source)));
  const options = {
    targetFormat: 'woff2' as const,
    ...(source.startsWith('@fontsource-variable') && {
      variationAxes: { wght: weights, ...(source.includes('-opsz-') && { opsz: headingSizes }) },
    }),
    ...(source.includes('-arabic-') ? {} : { keepFeatures: latinFeatures }),
  };
  const key = createHash('sha256').update(font).update(characters).update(JSON.stringify(options)).digest('hex');
  const file = path.join(cache, key.slice(0, 12), path.basename(source));
  if (!existsSync(file)) {
    const subset = await subsetFont(font, characters, options);
    await mkdir(path.dirname(file), { recursive: true });
    // Whole or not at all: half a font of a killed command would be taken for ever.
    await writeFile(`${file}.${process.pid}`, subset);
    await rename(`${file}.${process.pid}`, file);
  }
  return { find: source, replacement: file };
}
