import { create, type ThemeVars } from 'storybook/theming';
import { colors, fonts } from '../ui-kit/src/theme/tokens.ts';

type Scheme = 'light' | 'dark';

/** The frame of Storybook in the colors of the product. */
export function themeOf(scheme: Scheme): ThemeVars {
  const color = (name: keyof typeof colors) => colors[name][scheme];
  return create({
    base: scheme,
    brandTitle: 'Mithaq design system',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fonts.text,
    colorPrimary: color('pine'),
    colorSecondary: color('pine'),
    appBg: color('page'),
    appContentBg: color('card'),
    appPreviewBg: color('page'),
    appHoverBg: color('pine-tint'),
    appBorderColor: color('line'),
    appBorderRadius: 8,
    textColor: color('ink'),
    textMutedColor: color('ink-soft'),
    textInverseColor: color('on-pine'),
    barBg: color('card'),
    barTextColor: color('ink-soft'),
    barHoverColor: color('pine'),
    barSelectedColor: color('pine'),
    buttonBg: color('card'),
    buttonBorder: color('edge'),
    booleanBg: color('page'),
    booleanSelectedBg: color('pine-tint'),
    inputBg: color('card'),
    inputBorder: color('edge'),
    inputTextColor: color('ink'),
    inputBorderRadius: 8,
  });
}
