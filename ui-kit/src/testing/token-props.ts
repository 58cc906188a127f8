import { cssVariablesResolver } from '../theme/css-variables.ts';
import { theme } from '../theme/theme.ts';
import { radius, space, typeScale } from '../theme/tokens.ts';
import { tones, variantColorResolver } from '../theme/variant-colors.ts';

const colorVariables = cssVariablesResolver(theme as never).light;

/** The names that Mantine's props take, each with the token behind it, as the theme says. */
const sizes = (named: object | undefined, tokens: Readonly<Record<string, string>>, prefix: string) =>
  new Map(
    Object.entries(named ?? {}).flatMap(([name, value]): [string, string][] => {
      const variable = /var\((--mq-[\w-]+)\)/.exec(String(value))?.[1];
      const token = Object.keys(tokens).find((each) => tokens[each] === value);
      return variable ? [[name, variable]] : token ? [[name, `--mq-${prefix}-${token}`]] : [];
    }),
  );
const spacing = sizes(theme.spacing, space, 'space');
const fontSizes = sizes(theme.fontSizes, typeScale, 'text');
const lineHeights = sizes(theme.lineHeights, {}, 'leading');
const radii = sizes(theme.radius, radius, 'radius');
const shadows = sizes(theme.shadows, {}, 'elevation');
const fonts = new Map([
  ['text', '--mq-font-text'],
  ['heading', '--mq-font-serif'],
]);

function colorOf(name: string): string | undefined {
  const value = colorVariables[`--mantine-color-${name}`] ?? colorVariables[`--mantine-color-${name}-text`];
  return /^var\((--mq-[\w-]+)\)$/.exec(value ?? '')?.[1];
}

/** The token behind a prop of Mantine. */
function tokenOf(prop: string, value: string): string | undefined {
  if (/^(gap|rowGap|columnGap|spacing|[pm][xytbse]?)$/.test(prop)) return spacing.get(value);
  if (prop === 'fz') return fontSizes.get(value);
  if (prop === 'lh') return lineHeights.get(value);
  if (prop === 'ff') return fonts.get(value);
  if (prop === 'radius') return radii.get(value);
  if (prop === 'shadow') return shadows.get(value);
  return prop === 'c' || prop === 'bg' ? colorOf(value) : undefined;
}

/** The ground and the text behind a name of Mantine's for a color; none behind another word. */
function toneTokens(color: string): string[] {
  const tone = tones[color];
  return tone ? [`--mq-${tone.ground}`, `--mq-${tone.text}`] : [];
}

/** What a heading has from the theme, by its size or else by its order. */
function headingTokens(tag: string): string[] {
  const named = /\bsize="(h\d)"/.exec(tag)?.[1] ?? `h${/\border=\{(\d)\}/.exec(tag)?.[1] ?? 1}`;
  const size = Object.entries(theme.headings?.sizes ?? {}).find(([name]) => name === named)?.[1];
  const text = Object.entries(typeScale).find(([, value]) => value === size?.fontSize)?.[0];
  return (
    `${String(theme.headings?.fontFamily)} ${text ? `--mq-text-${text}` : ''} ${String(size?.lineHeight)}`.match(
      /--mq-[\w-]+/g,
    ) ?? []
  );
}

/** What a button has from the theme, in each of its variants. */
function buttonTokens(): string[] {
  const looks = ['filled', 'default', 'light', 'subtle'].map((variant) =>
    variantColorResolver({ variant, color: theme.primaryColor, theme: theme as never }),
  );
  const named = JSON.stringify(looks).match(/--mq-[\w-]+/g) ?? [];
  return [...named, radii.get(String(theme.defaultRadius)) ?? []].flat();
}

/**
 * The tokens that a component takes by Mantine: by its props, such as `c="dimmed"` and `mb="xs"`, by the name of a color, such
 * as `color: 'green'`, by its headings and by its button.
 */
export function tokensInMarkup(source: string): string[] {
  const props = [...source.matchAll(/\s(\w+)="([\w-]+)"/g)];
  const colors = [...source.matchAll(/\bcolor(?:=|: )("\w+"|'\w+'|\{[^}]*\})/g)];
  return [
    ...props.flatMap(([, prop = '', value = '']) => tokenOf(prop, value) ?? []),
    ...colors.flatMap(([, value = '']) => (value.match(/(?<=["'])\w+(?=["'])/g) ?? []).flatMap(toneTokens)),
    ...(source.match(/<Title\b[^>]*>/g) ?? []).flatMap(headingTokens),
    ...(/\bButton as MantineButton\b/.test(source) ? buttonTokens() : []),
  ];
}
