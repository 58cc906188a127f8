import type { MantineColorsTuple } from '@mantine/core';

/** From the lightest to the darkest. Shade 7 is the token `pine` of the light scheme, shade 4 that of the dark one. */
export const pine: MantineColorsTuple = [
  '#e7f1ee',
  '#cde3dd',
  '#a9d2c9',
  '#7cc0b2',
  '#4fb3a1',
  '#2f8f80',
  '#1a7064',
  '#0f5a50',
  '#0c4a42',
  '#083830',
];

export const brass: MantineColorsTuple = [
  '#f7efdd',
  '#efe0bf',
  '#e6cd97',
  '#d8b26a',
  '#c79a4c',
  '#b8873a',
  '#a9772b',
  '#85591a',
  '#6a4613',
  '#4d330d',
];

/** Replaces Mantine's `gray`, which draws the light scheme: 3 is a hairline, 4 the border of a control. */
export const sand: MantineColorsTuple = [
  '#fbf8f1',
  '#f5f0e4',
  '#efe8d8',
  '#e9e0cf',
  '#8b8576',
  '#6f6a5d',
  '#54635f',
  '#46534f',
  '#2f3b38',
  '#1b2926',
];

/** Replaces Mantine's `dark`, which draws the dark scheme: 0 is text, 2 soft text, 4 a hairline, 6 a card, 7 the page. */
export const night: MantineColorsTuple = [
  '#e9efeb',
  '#c5d0cb',
  '#9db0a9',
  '#8ea29b',
  '#26332f',
  '#222e2b',
  '#1b2725',
  '#0e1615',
  '#0a1110',
  '#060b0a',
];
