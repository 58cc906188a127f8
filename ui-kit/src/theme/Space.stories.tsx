import { Group, Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyName } from './CopyName.tsx';
import { Sheet, TokenPlace, withPx } from '../testing/Foundations.tsx';
import { space } from './tokens.ts';
import classes from './Foundations.module.css';

/** The distances within parts and between them. Click one to copy the name of its variable. */
const meta = { title: 'Foundations/Space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  render: () => (
    <Sheet lead="Small steps between parts that belong together, large steps around them.">
      <Stack gap="xs" fz="xs">
        {Object.entries(space).map(([name, size]) => (
          <TokenPlace key={name} name={`--mq-space-${name}`}>
            <CopyName name={`--mq-space-${name}`}>
              <Group>
                <span className={classes.bar} style={{ width: size }} />
                --mq-space-{name}, {withPx(size)}
              </Group>
            </CopyName>
          </TokenPlace>
        ))}
      </Stack>
    </Sheet>
  ),
};
