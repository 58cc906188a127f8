import { Drawer as MantineDrawer, Text } from '@mantine/core';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx';
import { MultiSelect } from '../Fields/MultiSelect.tsx';
import { NumberInput } from '../Fields/NumberInput.tsx';
import { Select } from '../Fields/Select.tsx';
import { TextInput } from '../Fields/TextInput.tsx';
import { FieldRow } from '../FormStepper/FormStepper.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { height, said } from '../testing/said.ts';
import { longName } from '../testing/samples.ts';
import { places } from '../testing/story-fields.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { at320, inArabic, inDark, inUrduAt320InDark, ofEveryState, onPhone } from '../testing/story-states.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { DrawerSheet, frame } from './DrawerFrame.tsx';

const options = (labelled: Readonly<Record<string, string>>) =>
  Object.entries(labelled).map(([value, label]) => ({ value, label }));
const heights = [152, 160, 168].map((cm) => ({ value: String(cm), label: height(cm) }));

const Result = ({ says }: { says: string }) => (
  <Text role="status" fz="sm" c="dimmed" ta="center" flex="1 0 100%">
    {says}
  </Text>
);

/** The foot of the filters: how many members fit what is chosen so far, then the buttons. */
const footer = (result: string) => (
  <>
    <Result says={result} />
    <Button variant="default">Clear all</Button>
    <Button type="submit">Show members</Button>
  </>
);
const fits = said('{count, plural, one {# member fits} other {# members fit}}', { count: 7 });
const nobodyFits = 'Nobody fits all of these filters';

/** The filters of the Feed. */
const fields = (error?: string) => (
  <>
    <FieldRow>
      <NumberInput label="Lowest age" hasSteps min={18} max={99} defaultValue={error ? 12 : 24} error={error} />
      <NumberInput label="Highest age" hasSteps min={18} max={99} defaultValue={30} />
    </FieldRow>
    <MultiSelect label="Country" placeholder="Any" data={places} defaultValue={['India']} />
    <MultiSelect label="State" placeholder="Any" data={[]} />
    <ChipGroup label="Marital status" data={options(labels.MaritalStatus)} defaultValue={['UNMARRIED']} />
    <ChipGroup label="School of thought" data={options(labels.SchoolOfThought)} />
    <TextInput label="Education" description="Words of it, such as MBBS" />
    <ChipGroup label="Tags" description="Members who have all of them." data={options(labels.Tag)} count={3} />
    <FieldRow>
      <Select label="Lowest height" placeholder="Any" data={heights} />
      <Select label="Highest height" placeholder="Any" data={heights} />
    </FieldRow>
    <ChipGroup label="Prayer" description="Only members who have answered this." data={options(labels.Prayer)} />
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
    footer: footer(fits),
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
        { part: 'At the foot, what the choice comes to', at: '[class*=_footer_] > [role=status]' },
        { part: 'Buttons, one of which submits', at: '[class*=_footer_] > button' },
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
  <Picture isOpen title="Filters" onSubmit={fn()} onClose={fn()} footer={footer('7 members fit')} {...drawer} />
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
        'A field is wrong': { children: fields('Please enter an age from 18 to 99'), footer: footer('') },
        'Nobody fits': { footer: footer(nobodyFits) },
        Long: { title: longName },
      }}
    />
  ),
};

/** In English: the pictures of the rules are not translated. */
const few = (
  <>
    <ChipGroup label="Marital status" data={options(labels.MaritalStatus)} defaultValue={['UNMARRIED']} />
    <TextInput label="Education" description="Words of it, such as MBBS" />
  </>
);

export const RightAndWrong: StoryObj = {
  ...doAndDont({
    do: { says: 'the choices of one list, and its buttons at the foot.', shows: <Example>{few}</Example> },
    dont: {
      says: 'a question in a drawer: use Confirm dialog.',
      shows: (
        <Example
          title="Send Proposal"
          footer={
            <>
              <Button variant="default">Cancel</Button>
              <Button type="submit">Confirm</Button>
            </>
          }
        >
          <p>Are you sure you want to send a proposal? Once sent, you&apos;ll need to wait for their response.</p>
        </Example>
      ),
    },
  }),
  // No drawer is open.
  play: async () => undefined,
};
