/** States that most components have a story for. Each takes a frame of its own in the docs, since it concerns the whole page. */
const ownFrame = { docs: { story: { inline: false, height: '440px' } } };

/** The narrowest phone, WCAG's reflow width. */
export const at320 = { globals: { viewport: { value: 'small' } }, parameters: ownFrame };

export const inDark = { globals: { scheme: 'dark' }, parameters: ownFrame };

/** The page in Arabic: right to left, Arabic letters with their own air. */
export const inArabic = { globals: { language: 'ar' }, parameters: ownFrame };

export const inUrdu = { globals: { language: 'ur' }, parameters: ownFrame };

/** Urdu on the narrowest phone in the dark: what breaks, breaks here first. */
export const inUrduAt320InDark = {
  globals: { language: 'ur', scheme: 'dark', viewport: { value: 'small' } },
  parameters: ownFrame,
};
