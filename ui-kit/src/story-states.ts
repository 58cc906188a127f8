import type { ReactNode } from 'react';

/**
 * States that most components have a story for. The docs pages leave them out: there the toolbar shows every story in
 * another scheme or language, and a width or a scheme of its own would need a frame for each story.
 */
const variant = { tags: ['!autodocs'] };

/** A phone of the usual width. */
export const onPhone = { ...variant, globals: { viewport: { value: 'phone' } } };

/** The narrowest width that must not scroll sideways (WCAG 1.4.10). */
export const at320 = { ...variant, globals: { viewport: { value: 'small' } } };

export const inDark = { ...variant, globals: { scheme: 'dark' } };

/** The page in Arabic, from right to left. The sample texts follow. */
export const inArabic = { ...variant, globals: { language: 'ar' } };

export const inArabicInDark = { ...variant, globals: { language: 'ar', scheme: 'dark' } };

export const inUrdu = { ...variant, globals: { language: 'ur' } };

/** Urdu on the narrowest phone in the dark scheme: the hardest case for a layout. */
export const inUrduAt320InDark = {
  ...variant,
  globals: { language: 'ur', scheme: 'dark', viewport: { value: 'small' } },
};

/** The control of a prop that takes an element: a list of named choices. In `args`, the name is used in place of the element. */
export function nodeChoices(choices: Record<string, ReactNode>) {
  return { control: { type: 'select' as const }, options: Object.keys(choices), mapping: choices };
}
