import { createTheme } from '@mantine/core';
import { componentStyles } from './component-styles.ts';
import { brass, night, pine, sand } from './palette.ts';
import { colors, radius, space, typeScale } from './tokens.ts';
import { variantColorResolver } from './variant-colors.ts';

/** The kit's tokens as Mantine's theme. */
export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 4 },
  colors: { pine, brass, gray: sand, dark: night },
  white: colors.card.light,
  black: colors.ink.light,
  variantColorResolver,
  cursorType: 'pointer',
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  respectReducedMotion: true,
  fontFamily: 'var(--mq-font-text)',
  fontSizes: {
    xs: typeScale.caption,
    sm: typeScale.small,
    md: typeScale.body,
    lg: typeScale.lead,
    xl: typeScale.title,
  },
  lineHeights: {
    xs: 'var(--mq-leading-snug)',
    sm: 'var(--mq-leading-snug)',
    md: 'var(--mq-leading-text)',
    lg: 'var(--mq-leading-text)',
    xl: 'var(--mq-leading-heading)',
  },
  spacing: { xs: space['2'], sm: space['3'], md: space['4'], lg: space['5'], xl: space['6'] },
  radius: { xs: '0.25rem', sm: radius.small, md: radius.control, lg: radius.card, xl: radius.sheet },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--mq-elevation-rest)',
    sm: 'var(--mq-elevation-rest)',
    md: 'var(--mq-elevation-lifted)',
    lg: 'var(--mq-elevation-lifted)',
    xl: 'var(--mq-elevation-lifted)',
  },
  headings: {
    fontFamily: 'var(--mq-font-serif)',
    fontWeight: '500',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: typeScale.title, lineHeight: 'var(--mq-leading-title)' },
      h2: { fontSize: typeScale.title, lineHeight: 'var(--mq-leading-title)' },
      h3: { fontSize: typeScale.lead, lineHeight: 'var(--mq-leading-heading)' },
      h4: { fontSize: typeScale.body, lineHeight: 'var(--mq-leading-heading)' },
      h5: { fontSize: typeScale.small, lineHeight: 'var(--mq-leading-heading)' },
      h6: { fontSize: typeScale.caption, lineHeight: 'var(--mq-leading-heading)' },
    },
  },
  // Two columns of cards from `sm`, three from `lg`.
  breakpoints: { xs: '20em', sm: '40em', md: '48em', lg: '62.5em', xl: '80em' },
  components: componentStyles,
});
