import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { cssVariablesResolver } from './css-variables.ts';
import { designTokens, type DesignToken, type TokenGroup } from './design-tokens.ts';
import { theme } from './theme.ts';

const css = cssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));

const isToken = (entry: TokenGroup | DesignToken): entry is DesignToken => '$type' in entry;
const all = (group: TokenGroup): DesignToken[] =>
  Object.values(group).flatMap((entry) => (isToken(entry) ? [entry] : all(entry)));

it.each(['light', 'dark'] as const)('names every CSS variable of the kit in the %s scheme', (scheme) => {
  const named = new Set(all(designTokens(scheme)).map(({ $description }) => $description.split(':')[0]));
  const variables = Object.keys({ ...css.variables, ...css[scheme] }).filter((name) => name.startsWith('--mq-'));
  // a halo is made of another token
  expect([...named].toSorted()).toEqual(variables.filter((name) => name !== '--mq-halo').toSorted());
});

it('writes the values as the format wants them', () => {
  expect(designTokens('dark')).toMatchObject({
    color: {
      page: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.0549, 0.0863, 0.0824], alpha: 1, hex: '#0e1615' },
        $description: '--mq-page',
      },
      scrim: { $value: { alpha: 0.651, hex: '#080d0c' } },
    },
    text: {
      body: { $value: { value: 1.0625, unit: 'rem' } },
      display: {
        smallest: { $value: { value: 2.375, unit: 'rem' } },
        largest: { $value: { value: 3.75, unit: 'rem' } },
      },
    },
    space: { '5': { $type: 'dimension', $value: { value: 1.5, unit: 'rem' } } },
    elevation: {
      lifted: {
        $value: [
          { offsetY: { value: 2, unit: 'px' }, color: { alpha: 0.5 } },
          {
            blur: { value: 36, unit: 'px' },
            spread: { value: -14, unit: 'px' },
            color: { hex: '#000000', alpha: 0.7 },
          },
        ],
      },
    },
    motion: { quick: { $value: { value: 160, unit: 'ms' } }, ease: { $value: [0.2, 0.7, 0.3, 1] } },
    font: { text: { $type: 'fontFamily' } },
  });
});
