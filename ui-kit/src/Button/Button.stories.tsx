import { Group, Stack, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { userEvent } from 'storybook/test';
import { CheckIcon, PencilIcon, SendIcon } from '../icons/icons.tsx';
import { said } from '../testing/said.ts';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import {
  at320,
  inArabic,
  inArabicInDark,
  inDark,
  inUrduAt320InDark,
  namedChoices,
  ofEveryState,
  otherSheet,
} from '../testing/story-states.ts';
import { Button, type ButtonProps } from './Button.tsx';

/** For an action on the page; a link to another page is a `LinkButton`. Use one filled button on a screen, and a verb as its label. */
const meta = {
  title: 'Kit/Button',
  component: Button,
  parameters: {
    usage: {
      use: ['For an action on this page: send, accept, save.'],
      avoid: [
        'To go to another page: use Link, or its button form.',
        'For a choice among options: use Radio group or Chip group.',
      ],
      anatomy: [
        { part: 'The button', at: 'button' },
        { part: 'Icon, optional', at: 'button svg' },
        { part: 'Label: a verb', at: 'button [class*=label]' },
        'Loader in place of the label while the action runs',
      ],
      do: [
        'Use one filled button on a screen; the others are default, light or subtle.',
        'Name the action: “Send Proposal”.',
        'Make it destructive where something is taken away that does not come back, and ask first.',
      ],
      dont: ['Do not write “OK” or “Yes” alone.', 'Do not disable a button without saying near it what is missing.'],
      keyboard: { Tab: 'reaches the button, also while it loads', 'Enter or Space': 'starts the action' },
      screenReader: ['While it loads it keeps the focus, and is read as unavailable.'],
    },
  },
  args: {
    children: 'Send Proposal',
    variant: 'filled',
    size: 'md',
    isDestructive: false,
    loading: false,
    disabled: false,
    leftSection: 'None',
  },
  argTypes: {
    variant: { control: 'inline-radio', options: ['filled', 'default', 'light', 'subtle'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    children: { description: 'The label: a verb.' },
    disabled: { description: 'It cannot be pressed now; a text beside it says why.' },
    leftSection: {
      ...namedChoices({
        None: undefined,
        Send: <SendIcon size={18} />,
        Check: <CheckIcon size={18} />,
        Pencil: <PencilIcon size={18} />,
      }),
      description: 'An icon before the label.',
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The longest label of a button in the product. */
const longLabel = said('Use the time zone of this browser: {place}', { place: 'Karachi' });

export const Filled: Story = { args: { leftSection: 'Send' } };
export const Default: Story = { args: { variant: 'default' } };
export const Light: Story = { args: { variant: 'light' } };
export const Subtle: Story = { args: { variant: 'subtle' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const WithoutIcon: Story = {};
export const WithIconArabic: Story = { ...Filled, ...inArabic };
export const Focused: Story = { play: async () => userEvent.tab() };
export const Destructive: Story = { args: { isDestructive: true, children: 'Delete my account' } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongLabelAt320: Story = {
  ...at320,
  args: { children: longLabel },
};

/** A variant below its name. */
const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack gap={2}>
    <Text fz="xs" c="dimmed" lang="en">
      {name}
    </Text>
    {children}
  </Stack>
);

/** Every variant in every state. */
export const EveryState: Story = {
  ...ofEveryState,
  render: (button) => (
    <StateMatrix
      // Each with words that such a button of the product has.
      part={({ takesAway, ...props }: ButtonProps & { takesAway: string }) => (
        <Group gap="sm" align="end">
          {(['filled', 'default', 'light', 'subtle'] as const).map((variant) => (
            <Named key={variant} name={variant}>
              <Button {...props} variant={variant} />
            </Named>
          ))}
          {(['filled', 'default'] as const).map((variant) => (
            <Named key={variant} name={`${variant}, isDestructive`}>
              <Button {...props} variant={variant} isDestructive>
                {takesAway}
              </Button>
            </Named>
          ))}
        </Group>
      )}
      args={{ ...button, takesAway: 'Delete my account' }}
      of="button"
      more={{
        Disabled: { disabled: true },
        Loading: { loading: true },
        Long: { children: longLabel },
      }}
    />
  ),
};
export const EveryStateDark: Story = { ...EveryState, ...inDark, ...otherSheet };
export const EveryStateArabic: Story = { ...EveryState, ...inArabic, ...otherSheet };
export const EveryStateArabicDark: Story = { ...EveryState, ...inArabicInDark, ...otherSheet };
export const EveryStateUrduAt320Dark: Story = { ...EveryState, ...inUrduAt320InDark, ...otherSheet };

export const RightAndWrong: StoryObj = doAndDont(
  {
    do: {
      says: 'one filled button; the other way is default.',
      shows: (
        <Group>
          <Button>Accept</Button>
          <Button variant="default">Decline</Button>
        </Group>
      ),
    },
    dont: {
      says: 'two filled buttons ask for the same attention.',
      shows: (
        <Group>
          <Button>Accept</Button>
          <Button>Decline</Button>
        </Group>
      ),
    },
  },
  {
    do: {
      says: 'the label names the action.',
      shows: (
        <Group>
          <Button>Send Proposal</Button>
        </Group>
      ),
    },
    dont: {
      says: '“OK” says nothing about what follows.',
      shows: (
        <Group>
          <Button>OK</Button>
        </Group>
      ),
    },
  },
);
