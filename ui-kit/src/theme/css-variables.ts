import type { CSSVariablesResolver } from '@mantine/core';
import {
  colors,
  elevation,
  fonts,
  leading,
  motion,
  radius,
  space,
  target,
  token,
  typeScale,
  type ColorName,
} from './tokens.ts';
import { tones } from './variant-colors.ts';

const schemes = ['light', 'dark'] as const;

/** The tokens as `--mq-*` variables, once for each scheme, and Mantine's own color variables drawn from them. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const [light, dark] = schemes.map((scheme) => ({ ...inScheme(scheme), ...mantineColors }));
  return { variables: inBothSchemes, light: light!, dark: dark! };
};

/** The shadow around what has the focus. */
export const halo = '0 0 0 5px color-mix(in srgb, var(--mq-brass) 28%, transparent)';

const inBothSchemes: Record<string, string> = {
  ...named('text-', typeScale),
  ...named('space-', space),
  ...named('radius-', radius),
  ...named('font-', fonts),
  ...Object.fromEntries(
    Object.entries(leading).flatMap(([name, { latin, arabic, urdu }]) => [
      [`--mq-leading-${name}`, latin],
      [`--mq-leading-arabic-${name}`, arabic],
      [`--mq-leading-urdu-${name}`, urdu],
    ]),
  ),
  '--mq-target': target,
  '--mq-halo': halo,
  '--mq-quick': motion.quick,
  '--mq-ease': motion.ease,
};

/** Mantine's roles, by the kit's names for them. */
const mantineColors: Record<string, string> = {
  '--mantine-color-body': token('page'),
  '--mantine-color-text': token('ink'),
  '--mantine-color-bright': token('ink'),
  '--mantine-color-dimmed': token('ink-soft'),
  '--mantine-color-placeholder': token('ink-soft'),
  '--mantine-color-anchor': token('pine'),
  '--mantine-color-error': token('danger'),
  '--mantine-color-success': token('green-text'),
  '--mantine-color-default': token('card'),
  '--mantine-color-default-hover': token('pine-tint'),
  '--mantine-color-default-color': token('ink'),
  '--mantine-color-default-border': token('edge'),
  '--mantine-color-disabled': 'color-mix(in srgb, var(--mq-line) 60%, var(--mq-card))',
  '--mantine-color-disabled-color': token('ink-soft'),
  '--mantine-color-disabled-border': token('line'),
  '--mantine-primary-color-contrast': token('on-pine'),
  ...Object.fromEntries(
    Object.entries(tones).flatMap(([color, { ground, text }]) => [
      [`--mantine-color-${color}-text`, token(text)],
      [`--mantine-color-${color}-filled`, token(text)],
      [`--mantine-color-${color}-filled-hover`, color === 'pine' ? token('pine-strong') : token(text)],
      [`--mantine-color-${color}-light`, token(ground)],
      [`--mantine-color-${color}-light-hover`, `color-mix(in srgb, ${token(text)} 12%, ${token(ground)})`],
      [`--mantine-color-${color}-light-color`, token(text)],
      [`--mantine-color-${color}-outline`, token(text)],
      [`--mantine-color-${color}-outline-hover`, token(ground)],
    ]),
  ),
};

function inScheme(scheme: (typeof schemes)[number]): Record<string, string> {
  // Object.keys forgets the literal type of the keys.
  const values = (Object.keys(colors) as ColorName[]).map((name) => [`--mq-${name}`, colors[name][scheme]]);
  const shadows = Object.entries(elevation).map(([name, value]) => [`--mq-elevation-${name}`, value[scheme]]);
  return Object.fromEntries([...values, ...shadows]);
}

function named(prefix: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--mq-${prefix}${name}`, value]));
}
