/** Every color, size and duration of the product. Components read them as CSS variables (`--mq-ink`, `--mq-space-4`). */

/** A color role in both schemes. */
interface SchemeColor {
  readonly light: string;
  readonly dark: string;
}

export const colors = {
  page: { light: '#fbf8f1', dark: '#0e1615' },
  card: { light: '#ffffff', dark: '#151f1d' },
  raised: { light: '#ffffff', dark: '#1b2725' },
  /** Over the page, under a dialog. */
  scrim: { light: '#0e161580', dark: '#080d0ca6' },
  line: { light: '#e9e0cf', dark: '#26332f' },
  /** The border of a control: 3:1 against card and page. */
  edge: { light: '#8b8576', dark: '#6f827c' },
  ink: { light: '#1b2926', dark: '#e9efeb' },
  'ink-soft': { light: '#54635f', dark: '#9db0a9' },
  pine: { light: '#0f5a50', dark: '#4fb3a1' },
  'pine-strong': { light: '#0c4a42', dark: '#6cc6b6' },
  'pine-tint': { light: '#e7f1ee', dark: '#12302b' },
  /** Behind what is pressed, where `pine-tint` is behind what is hovered. */
  'pine-pressed': { light: '#cddfdb', dark: '#194039' },
  'on-pine': { light: '#ffffff', dark: '#08211d' },
  brass: { light: '#a9772b', dark: '#d8b26a' },
  /** Brass that is dark enough for text. */
  'brass-text': { light: '#85591a', dark: '#d8b26a' },
  'brass-tint': { light: '#f7efdd', dark: '#241f13' },
  danger: { light: '#a62b21', dark: '#f2958a' },
  'green-ground': { light: '#ddf1e4', dark: '#123524' },
  'green-text': { light: '#14633a', dark: '#8fddb0' },
  'yellow-ground': { light: '#fbf0d2', dark: '#3a2f14' },
  'yellow-text': { light: '#7a5410', dark: '#f0cf86' },
  'red-ground': { light: '#fbe6e2', dark: '#40201c' },
  'red-text': { light: '#97291f', dark: '#f3aca2' },
  'neutral-ground': { light: '#efebe1', dark: '#26302d' },
  'neutral-text': { light: '#4a4538', dark: '#c5d0cb' },
} as const satisfies Record<string, SchemeColor>;

export type ColorName = keyof typeof colors;

/** The CSS variable of a color, which has the value of the scheme in use. */
export const token = (name: ColorName): string => `var(--mq-${name})`;

/** Two colors that are used together, and the contrast they need. */
export interface ColorPair {
  readonly text: ColorName;
  readonly ground: ColorName;
  /** 4.5 for text (WCAG 1.4.3); 3 for borders of controls and graphics that carry meaning (WCAG 1.4.11). */
  readonly least: 4.5 | 3;
}

/** Every pair in use. `contrast.test.ts` measures them in both schemes, and the Foundations page shows them. */
export const pairs: readonly ColorPair[] = [
  { text: 'ink', ground: 'page', least: 4.5 },
  { text: 'ink', ground: 'card', least: 4.5 },
  { text: 'ink', ground: 'raised', least: 4.5 },
  { text: 'ink', ground: 'pine-tint', least: 4.5 },
  { text: 'ink', ground: 'brass-tint', least: 4.5 },
  { text: 'ink-soft', ground: 'page', least: 4.5 },
  { text: 'ink-soft', ground: 'card', least: 4.5 },
  { text: 'ink-soft', ground: 'raised', least: 4.5 },
  { text: 'ink-soft', ground: 'brass-tint', least: 4.5 },
  { text: 'ink-soft', ground: 'pine-tint', least: 4.5 },
  { text: 'pine', ground: 'page', least: 4.5 },
  { text: 'pine', ground: 'card', least: 4.5 },
  { text: 'pine', ground: 'raised', least: 4.5 },
  { text: 'pine', ground: 'pine-tint', least: 4.5 },
  { text: 'pine', ground: 'brass-tint', least: 4.5 },
  { text: 'pine-strong', ground: 'pine-tint', least: 4.5 },
  { text: 'ink', ground: 'pine-pressed', least: 4.5 },
  { text: 'ink-soft', ground: 'pine-pressed', least: 4.5 },
  { text: 'pine', ground: 'pine-pressed', least: 4.5 },
  { text: 'pine-strong', ground: 'pine-pressed', least: 4.5 },
  { text: 'on-pine', ground: 'pine', least: 4.5 },
  { text: 'on-pine', ground: 'pine-strong', least: 4.5 },
  { text: 'brass-text', ground: 'page', least: 4.5 },
  { text: 'brass-text', ground: 'card', least: 4.5 },
  { text: 'brass-text', ground: 'brass-tint', least: 4.5 },
  { text: 'danger', ground: 'page', least: 4.5 },
  { text: 'danger', ground: 'card', least: 4.5 },
  { text: 'danger', ground: 'raised', least: 4.5 },
  { text: 'green-text', ground: 'green-ground', least: 4.5 },
  { text: 'yellow-text', ground: 'yellow-ground', least: 4.5 },
  { text: 'red-text', ground: 'red-ground', least: 4.5 },
  { text: 'red-text', ground: 'page', least: 4.5 },
  { text: 'red-text', ground: 'card', least: 4.5 },
  { text: 'red-text', ground: 'raised', least: 4.5 },
  { text: 'neutral-text', ground: 'neutral-ground', least: 4.5 },
  { text: 'edge', ground: 'page', least: 3 },
  { text: 'edge', ground: 'card', least: 3 },
  { text: 'edge', ground: 'raised', least: 3 },
  { text: 'pine', ground: 'line', least: 3 },
  { text: 'brass', ground: 'page', least: 3 },
  { text: 'brass', ground: 'card', least: 3 },
  { text: 'brass', ground: 'brass-tint', least: 3 },
  { text: 'page', ground: 'red-text', least: 4.5 },
];

/** Six sizes and no more. The two largest grow with the window. */
export const typeScale = {
  caption: '0.8125rem',
  small: '0.9375rem',
  body: '1.0625rem',
  lead: '1.3125rem',
  title: 'clamp(1.75rem, 1.55rem + 0.9vw, 2.125rem)',
  display: 'clamp(min(2.375rem, 12vw), 1.55rem + 3.6vw, 3.75rem)',
} as const;

/** Line heights. Arabic letters reach further above and below the line than Latin ones, and the words of Nastaliq slope down to it (`arabic.css`). */
export const leading = {
  display: { latin: '1.05', arabic: '1.35', urdu: '1.75' },
  title: { latin: '1.15', arabic: '1.45', urdu: '1.9' },
  heading: { latin: '1.3', arabic: '1.55', urdu: '2' },
  /** Labels, chips and other short lines. */
  snug: { latin: '1.4', arabic: '1.6', urdu: '2' },
  text: { latin: '1.6', arabic: '1.85', urdu: '2.6' },
} as const;

export const space = {
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.5rem',
  '6': '2rem',
  '7': '3rem',
  '8': '4.5rem',
} as const;

export const radius = {
  small: '0.5rem',
  control: '0.75rem',
  card: '1.125rem',
  sheet: '1.5rem',
  pill: '99rem',
} as const;

/** The smallest touch target (WCAG 2.5.5). In px, since a larger font needs no larger target. */
export const target = '44px';

export const elevation = {
  rest: {
    light: '0 1px 2px rgba(60, 45, 15, 0.05), 0 8px 24px -12px rgba(60, 45, 15, 0.14)',
    dark: '0 1px 2px rgba(0, 0, 0, 0.4)',
  },
  lifted: {
    light: '0 2px 4px rgba(60, 45, 15, 0.05), 0 16px 36px -14px rgba(60, 45, 15, 0.22)',
    dark: '0 2px 6px rgba(0, 0, 0, 0.5), 0 16px 36px -14px rgba(0, 0, 0, 0.7)',
  },
} as const satisfies Record<string, SchemeColor>;

export const motion = { quick: '160ms', ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } as const;

export const fonts = {
  /** Text and controls. Each family covers one script, so the browser fetches only the fonts of the letters on the page. */
  text: "'Figtree Variable', 'Honorific', 'Vazirmatn Arabic', 'Figtree Fallback', system-ui, sans-serif",
  /** Headings and names. */
  serif: "'Newsreader Variable', 'Honorific', 'Noto Naskh Arabic', 'Newsreader Fallback', Georgia, serif",
  /** The same two on pages in Arabic script, whose spaces must not fetch the Latin fonts. */
  'arabic-text': "'Vazirmatn Arabic', 'Honorific', 'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  'arabic-serif': "'Noto Naskh Arabic', 'Honorific', 'Newsreader Variable', 'Newsreader Fallback', Georgia, serif",
  /** The same two on pages in Urdu, which is read in Nastaliq. Digits and ids are in Figtree. */
  'urdu-text':
    "'Noto Nastaliq Urdu', 'Honorific', 'Figtree Variable', 'Vazirmatn Arabic', 'Figtree Fallback', sans-serif",
  'urdu-serif':
    "'Noto Nastaliq Urdu', 'Honorific', 'Newsreader Variable', 'Noto Naskh Arabic', 'Newsreader Fallback', serif",
} as const;
