import { Group, SimpleGrid } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../testing/story-states.ts';
import { contrast } from './contrast.ts';
import { PairPicture, schemeIn, Sheet, TokenName } from '../testing/Foundations.tsx';
import { colors, pairs } from './tokens.ts';

/** Which color is used on which, and how well it is read there. */
const meta = { title: 'Foundations/Contrast' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pairs: Story = {
  render: (_, { globals }) => (
    <Sheet lead="Every pair of colors in use, as WCAG 2.2 measures it: at least 4.5 for text, and 3 for borders of controls and graphics. A test checks both schemes.">
      <SimpleGrid minColWidth="min(100%, 15rem)" fz="xs">
        {pairs.map(({ text, ground, least }) => (
          <Group key={`${text} ${ground}`} gap="sm" wrap="nowrap">
            <PairPicture text={text} ground={ground} least={least} />
            <span>
              <TokenName name={`--mq-${text}`}>{text}</TokenName> on{' '}
              <TokenName name={`--mq-${ground}`}>{ground}</TokenName>
              <br />
              {contrast(colors[text][schemeIn(globals)], colors[ground][schemeIn(globals)]).toFixed(1)} : 1, at least{' '}
              {least}
            </span>
          </Group>
        ))}
      </SimpleGrid>
    </Sheet>
  ),
};
export const PairsDark: Story = { ...Pairs, ...inDark };
