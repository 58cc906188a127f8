import { colors, elevation, fonts, leading, motion, radius, space, target, typeScale } from './tokens.ts';

/** A token or a group of tokens, as the Design Tokens Community Group writes them (Format Module 2025.10). */
export interface TokenGroup {
  [name: string]: TokenGroup | DesignToken;
}

export interface DesignToken {
  $type: string;
  $value: unknown;
  $description: string;
}

/** The tokens of one scheme as a file for design tools. The description of each names its CSS variable. */
export function designTokens(scheme: 'light' | 'dark'): TokenGroup {
  return {
    color: each(colors, (value, name) => token('color', color(value[scheme]), `--mq-${name}`)),
    text: each(typeScale, (value, name) => sizes(value, `--mq-text-${name}`)),
    leading: each(leading, ({ latin, arabic, urdu }, name) => ({
      latin: token('number', Number(latin), `--mq-leading-${name}`),
      arabic: token('number', Number(arabic), `--mq-leading-arabic-${name}`),
      urdu: token('number', Number(urdu), `--mq-leading-urdu-${name}`),
    })),
    space: each(space, (value, name) => token('dimension', dimension(value), `--mq-space-${name}`)),
    radius: each(radius, (value, name) => token('dimension', dimension(value), `--mq-radius-${name}`)),
    target: token('dimension', dimension(target), '--mq-target'),
    elevation: each(elevation, (value, name) => token('shadow', shadows(value[scheme]), `--mq-elevation-${name}`)),
    motion: {
      quick: token('duration', { value: Number.parseFloat(motion.quick), unit: 'ms' }, '--mq-quick'),
      ease: token('cubicBezier', motion.ease.match(/[\d.]+/g)?.map(Number), '--mq-ease'),
    },
    font: each(fonts, (value, name) =>
      token(
        'fontFamily',
        value.split(', ').map((family) => family.replaceAll("'", '')),
        `--mq-font-${name}`,
      ),
    ),
  };
}

function each<T>(values: Readonly<Record<string, T>>, write: (value: T, name: string) => TokenGroup | DesignToken) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value, name)]));
}

function token($type: string, $value: unknown, $description: string): DesignToken {
  return { $type, $value, $description };
}

/** `#0e161580` or `rgba(60, 45, 15, 0.05)`. */
function color(css: string) {
  const digits = css.startsWith('#') ? (css.match(/[\da-f]{2}/gi) ?? []) : [];
  const [red = 0, green = 0, blue = 0, alpha = 1] =
    digits.length > 0
      ? digits.map((pair, at) => (at < 3 ? Number.parseInt(pair, 16) : round(Number.parseInt(pair, 16) / 255)))
      : (css.match(/[\d.]+/g) ?? []).map(Number);
  const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { colorSpace: 'srgb', components: [red, green, blue].map((part) => round(part / 255)), alpha, hex };
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

/** `0.5rem`, `-12px` or `0`. */
function dimension(css: string) {
  return { value: Number.parseFloat(css), unit: css.endsWith('rem') ? 'rem' : 'px' };
}

/** The format has no size that grows with the window, so such a one is its smallest and its largest. */
function sizes(css: string, name: string): TokenGroup | DesignToken {
  if (!css.startsWith('clamp')) return token('dimension', dimension(css), name);
  const found = css.match(/[\d.]+rem/g) ?? [];
  const [smallest = '', largest = ''] = [found[0], found.at(-1)];
  return {
    smallest: token('dimension', dimension(smallest), `${name}: ${css}`),
    largest: token('dimension', dimension(largest), `${name}: ${css}`),
  };
}

function shadows(css: string) {
  return css.split(/,(?![^(]*\))/).map((one) => {
    const [lengths = '', shade = ''] = one.trim().split(/ (?=rgba)/);
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ');
    return {
      color: color(shade),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    };
  });
}
