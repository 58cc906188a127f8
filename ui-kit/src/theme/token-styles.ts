import {
  colours,
  elevation,
  fonts,
  leading,
  motion,
  radius,
  schemeAttribute,
  space,
  target,
  typeScale,
  type ColourName,
} from './tokens.ts';

const inEither: Record<string, string> = {
  ...named('text-', typeScale),
  ...named('space-', space),
  ...named('radius-', radius),
  ...named('font-', fonts),
  ...Object.fromEntries(
    Object.entries(leading).flatMap(([name, { latin, arabic }]) => [
      [`--mq-leading-${name}`, latin],
      [`--mq-leading-arabic-${name}`, arabic],
    ]),
  ),
  '--mq-target': target,
  '--mq-halo': '0 0 0 5px color-mix(in srgb, var(--mq-brass) 28%, transparent)',
  '--mq-quick': motion.quick,
  '--mq-ease': motion.ease,
};

/** The tokens as CSS variables, once for each scheme. */
export const tokenStyles = `:root{${declared(inEither)}}${(['light', 'dark'] as const).map((scheme) => `:root[${schemeAttribute}="${scheme}"]{color-scheme:${scheme};${declared(inScheme(scheme))}}`).join('')}`;

function inScheme(scheme: 'light' | 'dark'): Record<string, string> {
  // Object.keys forgets the literal type of the keys.
  const values = (Object.keys(colours) as ColourName[]).map((name) => [`--mq-${name}`, colours[name][scheme]]);
  return Object.fromEntries([
    ...values,
    ...Object.entries(elevation).map(([name, value]) => [`--mq-elevation-${name}`, value[scheme]]),
  ]);
}

function named(prefix: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--mq-${prefix}${name}`, value]));
}

function declared(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
}
