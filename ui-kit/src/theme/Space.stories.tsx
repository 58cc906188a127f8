import { Group, Stack, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyName } from './CopyName.tsx';
import { DoAndDont } from '../testing/DoAndDont.tsx';
import { Sheet, TokenPlace, withPx } from '../testing/Foundations.tsx';
import { space } from './tokens.ts';
import classes from './Foundations.module.css';

/** The distances within parts and between them. Click one to copy the name of its variable. */
const meta = { title: 'Foundations/Space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card whose lines stand at these distances. */
const Lines = ({ within, between }: { within: keyof typeof space; between: keyof typeof space }) => (
  <Stack gap={space[between]}>
    {['Lives in', 'Occupation'].map((label) => (
      <Stack key={label} gap={space[within]}>
        <Text fz="xs" c="dimmed">
          {label}
        </Text>
        <Text fz="sm">{label === 'Lives in' ? 'Hyderabad' : 'Software engineer'}</Text>
      </Stack>
    ))}
  </Stack>
);
const near = {
  says: '--mq-space-1 within what belongs together, --mq-space-5 around it.',
  shows: <Lines within="1" between="5" />,
};
const even = {
  says: 'the same distance everywhere: nothing says what belongs to what.',
  shows: <Lines within="4" between="4" />,
};

export const Steps: Story = {
  render: () => (
    <Sheet lead="Small steps between parts that belong together, large steps around them.">
      <Stack gap="xs" fz="xs">
        {Object.entries(space).map(([name, size]) => (
          <TokenPlace key={name} name={`--mq-space-${name}`}>
            <CopyName name={`--mq-space-${name}`}>
              <Group wrap="nowrap">
                <span className={classes.bar} style={{ width: size }} />
                --mq-space-{name}, {withPx(size)}
              </Group>
            </CopyName>
          </TokenPlace>
        ))}
      </Stack>
      <DoAndDont pairs={[{ do: near, dont: even }]} />
    </Sheet>
  ),
};
