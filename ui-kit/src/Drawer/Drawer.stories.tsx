import { Drawer as MantineDrawer } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx';
import { TextInput } from '../Fields/TextInput.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { oneLongWord } from '../testing/samples.ts';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { at320, inArabic, inDark, inUrduAt320InDark, ofEveryState, onPhone } from '../testing/story-states.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { DrawerSheet, frame } from './DrawerFrame.tsx';

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const footer = (clear: string, show: string) => (
  <>
    <Button variant="default">{clear}</Button>
    <Button type="submit">{show}</Button>
  </>
);

const fields = (error?: string) => (
  <>
    <ChipGroup
      label="Marital status"
      data={named('Unmarried', 'Married', 'Divorced', 'Widowed')}
      defaultValue={['Unmarried']}
    />
    <TextInput label="Education" description="Words of it, such as MBBS" error={error} />
    <ChipGroup label="Tags" data={named('Religious', 'Practicing', 'Creative', 'Traveler')} />
  </>
);

/** Many fields at the edge of the window. The page behind it can neither be reached nor scrolled. */
const meta = {
  title: 'Kit/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    title: 'Filters',
    onSubmit: fn(),
    onClose: fn(),
    footer: footer('Clear all', 'Show members'),
    children: fields(),
  },
  play: async () => {
    await screen.findByRole('dialog');
  },
  // Each open drawer covers the whole docs page.
  parameters: {
    usage: {
      use: ['For choices about the page behind it that need several fields: the filters of the Feed.'],
      avoid: ['For a question: use Confirm dialog.', 'For one to three fields that are sent: use Form dialog.'],
      anatomy: [
        { part: 'Title', at: '[role=dialog] h2' },
        { part: 'The button that closes it', at: '[class*=Drawer-close]' },
        { part: 'Fields', at: '[class*=_fields_]' },
        { part: 'Buttons at the foot, one of which submits', at: '[class*=_footer_]' },
      ],
      do: ['Change the page only when the form is submitted.'],
      dont: ['Do not open another dialog from it.'],
      keyboard: {
        Tab: 'stays within the drawer',
        Enter: 'in a line of text, submits',
        Esc: 'closes it; the focus returns to where it was',
      },
      screenReader: ['The title is its name. What is behind it cannot be reached.'],
    },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OpenOnPhone: Story = { ...onPhone };
export const OpenAt320: Story = { ...at320 };
export const OpenDark: Story = { ...inDark };
export const OpenArabic: Story = { ...inArabic };
export const OpenUrduAt320Dark: Story = { ...inUrduAt320InDark };

/** A drawer as a picture: an open one covers the page. */
const Picture = ({ isOpen: _isOpen, ...drawer }: DrawerProps) => (
  <Edge>
    <DrawerSheet {...drawer} />
  </Edge>
);
/** What is fixed in it stays in it. */
const Edge = ({ children }: { children: ReactNode }) => (
  <div style={{ height: '40rem', transform: 'translate(0)', overflow: 'clip' }}>
    <MantineDrawer.Root
      {...frame}
      onClose={() => undefined}
      withinPortal={false}
      trapFocus={false}
      closeOnEscape={false}
    >
      {children}
    </MantineDrawer.Root>
  </div>
);

const Example = (drawer: Partial<DrawerProps> & { children: ReactNode }) => (
  <Picture
    isOpen
    title="Filters"
    onSubmit={fn()}
    onClose={fn()}
    footer={footer('Clear all', 'Show members')}
    {...drawer}
  />
);

/** The touched ones are the button that closes it and the one that submits. */
export const EveryState: Story = {
  ...ofEveryState,
  // No drawer is open.
  parameters: { ...ofEveryState.parameters, docs: { story: { inline: true } } },
  play: async () => undefined,
  render: (drawer) => (
    <StateMatrix
      part={Picture}
      args={drawer}
      of="[class*=Drawer-close], button[type=submit]"
      width="24rem"
      more={{
        'A field is wrong': { children: fields('Maximum 100 characters') },
        Long: { title: oneLongWord },
      }}
    />
  ),
};

export const RightAndWrong: StoryObj = {
  ...doAndDont({
    do: { says: 'the choices of one list, and its buttons at the foot.', shows: <Example>{fields()}</Example> },
    dont: {
      says: 'a question in a drawer: use Confirm dialog.',
      shows: (
        <Example title="Send Proposal" footer={footer('Cancel', 'Confirm')}>
          <p>Are you sure you want to send a proposal? Once sent, you&apos;ll need to wait for their response.</p>
        </Example>
      ),
    },
  }),
  // No drawer is open.
  play: async () => undefined,
};
