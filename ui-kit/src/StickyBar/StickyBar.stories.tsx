import { Box, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { SendIcon } from '../icons/icons.tsx';
import { amina, reason } from '../testing/samples.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import {
  at320,
  inArabic,
  inArabicInDark,
  inDark,
  inUrduAt320InDark,
  isSheet,
  namedChoices,
  onPhone,
} from '../testing/story-states.ts';
import { StickyBar } from './StickyBar.tsx';

/** The main action of a long page. It stays at the bottom of the window and is opaque, and the page keeps room for it. It holds Buttons, which have the states. */
const meta = {
  title: 'Kit/Sticky bar',
  component: StickyBar,
  args: { note: reason, children: 'One action' },
  argTypes: {
    note: { control: 'text' },
    children: namedChoices({
      'One action': <Button leftSection={<SendIcon size={18} />}>Send Proposal</Button>,
      'Two actions': (
        <>
          <Button variant="default">Previous</Button>
          <Button>Submit</Button>
        </>
      ),
    }),
  },
  parameters: {
    usage: {
      use: ['For the main action of a long page, at the foot of the window: Send Proposal, the buttons of a form.'],
      avoid: ['On pages that fit into the window.'],
      anatomy: [
        { part: 'Note, one line', at: 'p[class*=note]' },
        { part: 'One or two actions', at: '[class*=_action_]' },
      ],
      do: ['Keep room below the text, so that the last line can be read.'],
      dont: ['Do not put more than two actions in it.'],
      keyboard: { Tab: 'reaches it after the content of the page' },
      screenReader: ['It is read after the content of the page, the note before the action.'],
    },
    // In a lower window the bar is in the page, below what is in sight.
    docs: { story: { inline: false, height: '800px' } },
  },
  decorators: [
    (Story, { tags }) =>
      isSheet(tags) ? (
        <Story />
      ) : (
        <Box maw={720} mx="auto" style={{ overflowX: 'clip' }}>
          <Text fz="lg">{amina.aboutMe.repeat(4)}</Text>
          <Story />
        </Box>
      ),
  ],
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithNote: Story = {};
export const WithoutNote: Story = { args: { note: undefined } };
export const TwoActions: Story = { args: { note: undefined, children: 'Two actions' } };
/** In a wide window it looks the same, in the tab bar. */
export const InPage: Story = { args: { note: undefined, children: 'Two actions', isInPage: true } };
export const WithNoteOnPhone: Story = { ...onPhone };
export const LongNoteAt320: Story = {
  ...at320,
  args: { note: `${reason}, education, occupation and marital status` },
};
export const WithNoteDark: Story = { ...inDark };
export const WithNoteArabic: Story = { ...inArabic };
export const TwoActionsArabicDark: Story = { ...TwoActions, ...inArabicInDark };
export const WithNoteUrduAt320Dark: Story = { ...inUrduAt320InDark };

/** The bar is at the bottom of its box instead of the window. */
const Foot = ({ children }: { children: ReactNode }) => (
  <div style={{ height: 180, overflow: 'hidden', contain: 'layout paint' }}>
    <Text lineClamp={3}>{amina.aboutMe}</Text>
    <StickyBar>{children}</StickyBar>
  </div>
);

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'the one thing that the page is for.',
    shows: (
      <Foot>
        <Button>Send Proposal</Button>
      </Foot>
    ),
  },
  dont: {
    says: 'three actions, of which none is the main one.',
    shows: (
      <Foot>
        {['Save', 'Share', 'Send'].map((name) => (
          <Button key={name}>{name}</Button>
        ))}
      </Foot>
    ),
  },
});
