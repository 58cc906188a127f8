import type { MantineThemeOverride } from '@mantine/core';
import { target, token, typeScale } from './tokens.ts';

/** Heights of controls. None is below 44 px, whatever size is asked for (WCAG 2.5.5). */
const heights = { sm: '2.75rem', md: '3rem', lg: '3.25rem', xl: '3.75rem' } as const;

interface Sized {
  size?: unknown;
}

const heightOf = ({ size }: Sized) =>
  heights[typeof size === 'string' && size in heights ? (size as keyof typeof heights) : 'md'];

/** Inputs are small by default in Mantine; here they are as high as a button. */
const inputHeightOf = ({ size }: Sized) => heightOf({ size: size === 'sm' ? 'md' : size });

/** A control's border needs 3:1 (WCAG 1.4.11). Elsewhere Mantine draws hairlines from the same shade. */
const controlBorder = { '--mantine-color-dark-4': token('edge') };

/** Text on a filled ground; Mantine's white is too light for the dark scheme. */
const onFilled = token('on-pine');

/** The vars of a component's root, whatever its props. */
const root = (vars: Record<string, string>) => ({ vars: () => ({ root: vars }) });

/**
 * The kit's look for Mantine's components, also for those that the kit does not use. The keys are their names: importing
 * the components here would ship each of them with every page.
 */
export const componentStyles: NonNullable<MantineThemeOverride['components']> = {
  // Controls
  Input: {
    vars: (_theme: unknown, props: Sized) => ({
      wrapper: { '--input-height': inputHeightOf(props), '--input-fz': typeScale.body, ...controlBorder },
    }),
  },
  InputWrapper: {
    vars: () => ({
      label: { '--input-label-size': typeScale.small },
      error: { '--input-error-size': typeScale.small },
      description: { '--input-description-size': typeScale.small },
    }),
  },
  PinInput: root({ '--pin-input-size': heights.md }),
  Button: {
    vars: (_theme: unknown, props: Sized) => ({
      root: {
        '--button-height': heightOf(props),
        '--button-fz': props.size === 'lg' ? typeScale.body : typeScale.small,
      },
    }),
  },
  ActionIcon: root({ '--ai-size': target }),
  CloseButton: root({ '--cb-size': target, '--cb-icon-size': '1.25rem' }),
  Burger: { defaultProps: { size: 'md' } },
  Checkbox: root({ '--checkbox-icon-color': onFilled, ...controlBorder }),
  CheckboxIndicator: root({ '--checkbox-icon-color': onFilled, ...controlBorder }),
  Radio: root({ '--radio-icon-color': onFilled, ...controlBorder }),
  RadioIndicator: root({ '--radio-icon-color': onFilled, ...controlBorder }),
  Chip: root({ '--chip-color': onFilled, ...controlBorder }),
  Switch: {
    defaultProps: { size: 'md', withThumbIndicator: false },
    ...root({ '--mantine-color-gray-3': token('edge'), '--mantine-color-dark-5': token('edge') }),
  },
  Slider: root({ '--mantine-color-gray-2': token('line') }),
  RangeSlider: root({ '--mantine-color-gray-2': token('line') }),
  Pagination: root({
    '--pagination-control-size': target,
    '--pagination-control-fz': typeScale.small,
    '--pagination-active-color': onFilled,
    ...controlBorder,
  }),
  Toggle: root(controlBorder),
  // A list that scrolls would be a stop of Tab, and closes when the focus leaves its field: the focus would be nowhere.
  ComboboxOptions: { defaultProps: { tabIndex: -1 } },
  SegmentedControl: { defaultProps: { size: 'md' } },
  Stepper: { vars: () => ({ root: { '--stepper-icon-color': onFilled } }) },

  // Content
  Anchor: { defaultProps: { underline: 'always' } },
  Badge: { defaultProps: { variant: 'light', size: 'lg', tt: 'none', fw: 600, lts: '0' } },
  Avatar: { defaultProps: { color: 'pine' } },
  Indicator: root({ '--indicator-text-color': onFilled }),
  Blockquote: { styles: { cite: { opacity: 1, color: token('ink-soft') } } },
  Code: root({ '--code-bg': token('neutral-ground') }),
  NavLink: { defaultProps: { bdrs: 'md' } },
  Table: root({ '--table-striped-color': token('card'), '--table-hover-color': token('pine-tint') }),
  Mark: root({ '--mark-bg-light': token('yellow-ground'), '--mark-bg-dark': token('yellow-text') }),
  Timeline: root({ '--tl-icon-color': onFilled }),
  Tooltip: { defaultProps: { color: token('ink'), c: 'var(--mq-page)' } },

  // Surfaces
  Container: { defaultProps: { size: '72rem', px: 'clamp(16px, 4vw, 1.5rem)' } },
  // What Mantine calls the body is the color of the card here.
  Paper: root({ '--paper-border-color': token('line'), '--mantine-color-body': token('card') }),
  Card: root({ '--paper-border-color': token('line') }),
  Divider: { defaultProps: { color: token('line') } },
};
