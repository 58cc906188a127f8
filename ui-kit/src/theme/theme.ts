import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { colours, elevation, fonts, leading, motion, radius, shades, space, target, typeScale } from './tokens.ts';

const tuple = (name: keyof typeof shades): MantineColorsTuple => [...shades[name]] as unknown as MantineColorsTuple; // a readonly tuple of ten, which Mantine types as mutable

export const theme = createTheme({
  colors: { pine: tuple('pine'), sand: tuple('sand'), brass: tuple('brass'), gray: tuple('gray'), dark: tuple('dark') },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 4 },
  black: colours.ink.light,
  fontFamily: fonts.text,
  headings: {
    fontFamily: fonts.serif,
    fontWeight: '500',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: typeScale.title, lineHeight: 'var(--mq-leading-title)' },
      h2: { fontSize: typeScale.title, lineHeight: 'var(--mq-leading-title)' },
      h3: { fontSize: typeScale.lead, lineHeight: 'var(--mq-leading-heading)' },
      h4: { fontSize: typeScale.body, lineHeight: 'var(--mq-leading-snug)' },
      h5: { fontSize: typeScale.small, lineHeight: 'var(--mq-leading-snug)' },
      h6: { fontSize: typeScale.caption, lineHeight: 'var(--mq-leading-snug)' },
    },
  },
  fontSizes: { xs: typeScale.caption, sm: typeScale.small, md: typeScale.body, lg: typeScale.lead, xl: typeScale.title },
  lineHeights: { xs: 'var(--mq-leading-text)', sm: 'var(--mq-leading-text)', md: 'var(--mq-leading-text)', lg: 'var(--mq-leading-text)', xl: 'var(--mq-leading-title)' },
  spacing: { xs: space['2'], sm: space['3'], md: space['4'], lg: space['5'], xl: space['6'] },
  radius: { xs: radius.small, sm: radius.small, md: radius.control, lg: radius.card, xl: radius.sheet },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  activeClassName: '',
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Input: { defaultProps: { size: 'md' } },
  },
});

const entries = (prefix: string, values: Record<string, string>) => Object.fromEntries(Object.entries(values).map(([name, value]) => [`--mq-${prefix}${name}`, value]));

const inScheme = (scheme: 'light' | 'dark') => {
  const colour = (name: keyof typeof colours) => colours[name][scheme];
  return {
    ...Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--mq-${name}`, value[scheme]])),
    ...Object.fromEntries(Object.entries(elevation).map(([name, value]) => [`--mq-elevation-${name}`, value[scheme]])),
    '--mantine-color-body': colour('page'),
    '--mantine-color-text': colour('ink'),
    '--mantine-color-dimmed': colour('ink-soft'),
    '--mantine-color-placeholder': colour('ink-soft'),
    '--mantine-color-anchor': colour('pine'),
    '--mantine-color-error': colour('danger'),
    '--mantine-color-default': colour('card'),
    '--mantine-color-default-border': colour('edge'),
    '--mantine-color-pine-filled-hover': colour('pine-strong'),
    '--mantine-color-pine-light': colour('pine-tint'),
    '--mantine-color-pine-light-color': colour('pine'),
    '--mantine-color-pine-text': colour('pine'),
    '--mantine-color-pine-outline': colour('pine'),
    '--mantine-primary-color-contrast': colour('on-pine'),
  };
};

/** Writes the tokens as CSS variables, once for each scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    ...entries('text-', typeScale),
    ...entries('space-', space),
    ...entries('radius-', radius),
    ...entries('font-', fonts),
    ...Object.fromEntries(Object.entries(leading).flatMap(([name, { latin, arabic }]) => [[`--mq-leading-${name}`, latin], [`--mq-leading-arabic-${name}`, arabic]])),
    '--mq-target': target,
    '--mq-halo': '0 0 0 5px color-mix(in srgb, var(--mq-brass) 28%, transparent)',
    '--mq-quick': motion.quick,
    '--mq-ease': motion.ease,
  },
  light: inScheme('light'),
  dark: inScheme('dark'),
});
