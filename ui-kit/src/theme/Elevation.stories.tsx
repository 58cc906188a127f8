import { Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../testing/story-states.ts';
import { CopyName } from './CopyName.tsx';
import { Sheet, UsedIn } from '../testing/Foundations.tsx';
import { elevation } from './tokens.ts';
import classes from './Foundations.module.css';

/** The shadows under what lies above the page. */
const meta = { title: 'Foundations/Elevation' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shadows: Story = {
  render: () => (
    <Sheet lead="Rest is for cards and panels; lifted is for hovered cards and for what lies over the page.">
      <Group gap="xl">
        {Object.keys(elevation).map((name) => (
          <div key={name}>
            <CopyName name={`--mq-elevation-${name}`}>
              <span className={classes.elevated} style={{ boxShadow: `var(--mq-elevation-${name})` }}>
                --mq-elevation-{name}
              </span>
            </CopyName>
            <UsedIn name={`--mq-elevation-${name}`} />
          </div>
        ))}
      </Group>
    </Sheet>
  ),
};
export const ShadowsDark: Story = { ...Shadows, ...inDark };
