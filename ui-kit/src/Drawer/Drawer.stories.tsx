import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx';
import { TextInput } from '../Fields/TextInput.tsx';
import { at320, inArabic, inDark, inUrduAt320InDark, onPhone } from '../testing/story-states.ts';
import { Drawer } from './Drawer.tsx';

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const footer = (clear: string, show: string) => (
  <>
    <Button variant="default">{clear}</Button>
    <Button type="submit">{show}</Button>
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
    children: (
      <>
        <TextInput label="Education" description="Words of it, such as MBBS" />
        <ChipGroup
          label="Marital status"
          data={named('Unmarried', 'Married', 'Divorced', 'Widowed')}
          defaultValue={['Unmarried']}
        />
        <ChipGroup label="Tags" data={named('Religious', 'Practicing', 'Creative', 'Traveler')} />
      </>
    ),
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
