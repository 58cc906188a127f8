import { Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, Token, TokenPlace, withPx } from '../testing/Foundations.tsx';
import { radius } from './tokens.ts';
import classes from './Foundations.module.css';

/** How round corners are. */
const meta = { title: 'Foundations/Radius' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Corners: Story = {
  render: () => (
    <Sheet lead="Small for marks, control for fields and buttons, card for cards, sheet for panels, pill for badges and chips.">
      <Group align="start" className={classes.swatches}>
        {Object.entries(radius).map(([name, value]) => (
          <TokenPlace key={name} name={`--mq-radius-${name}`}>
            <Token
              name={`--mq-radius-${name}`}
              value={name === 'pill' ? 'as round as it is high' : withPx(value)}
              style={{ borderRadius: value, background: 'var(--mq-pine-tint)' }}
            />
          </TokenPlace>
        ))}
      </Group>
    </Sheet>
  ),
};
