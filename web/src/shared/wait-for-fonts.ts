import type { Language } from '@mithaq/openapi/rules/language.ts';

/** A font family, and a text whose letters it must have. */
export type NeededFonts = Readonly<Record<string, string>>;

/** Pages in Arabic script take digits and full stops from Figtree. */
export const fontsOf: Readonly<Record<Language, NeededFonts>> = {
  en: { 'Figtree Variable': 'a', 'Newsreader Variable': 'a' },
  ar: { 'Vazirmatn Arabic': 'م', 'Noto Naskh Arabic': 'م', 'Figtree Variable': '1' },
  ur: { 'Noto Nastaliq Urdu': 'م', 'Figtree Variable': '1' },
};

/**
 * Resolves when the fonts are there, or after `limit` ms. A font that arrives later is for the next page: with
 * `data-fonts="late"` this page keeps the fonts of the device, so that its lines do not move.
 *
 * It refers to nothing outside of itself, because the prerendered pages have its text as an inline script.
 */
export async function waitForFonts(fonts: NeededFonts, limit = 1500): Promise<void> {
  const loaded = Promise.all(Object.entries(fonts).map(([name, text]) => document.fonts.load(`1em '${name}'`, text)));
  const state = await Promise.race([
    loaded.then(
      () => 'ready',
      () => 'late',
    ),
    new Promise<string>((resolve) => setTimeout(() => resolve('late'), limit)),
  ]);
  document.documentElement.setAttribute('data-fonts', state);
}
