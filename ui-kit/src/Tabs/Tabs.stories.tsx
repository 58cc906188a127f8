import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { at320, chosen, inArabic, inDark, namedChoices, ofEveryState } from '../testing/story-states.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Held(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

/** A few views of which one is seen. The arrows go from tab to tab. */
const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  parameters: {
    usage: {
      use: ['For two to five views of one page: Received and Sent.'],
      avoid: ['To go to other pages: use Bottom tab bar or Link.', 'For steps with an order: use Form stepper.'],
      anatomy: [
        { part: 'The selected tab, underlined', at: '[role=tab]:first-of-type' },
        { part: 'Another tab', at: '[role=tab]:last-of-type' },
        { part: 'Panel', at: '[role=tabpanel]' },
      ],
      do: ['Keep labels to one or two words.'],
      dont: ['Do not nest tabs.'],
      keyboard: {
        Tab: 'reaches the selected tab, then the panel',
        '← and →': 'select the next tab, in the direction of reading',
        'Home and End': 'select the first and the last tab',
      },
      screenReader: ['A list of tabs, of which the chosen one is said, each with its panel.'],
    },
  },
  args: {
    label: 'Proposals',
    tabs: chosen('Two'),
    value: 'received',
    onChange: () => undefined,
    children: chosen('A line'),
  },
  argTypes: {
    tabs: namedChoices({
      Two: [
        { value: 'received', label: 'Received' },
        { value: 'sent', label: 'Sent' },
      ],
      Five: ['Qur’an', 'Sunnah', 'Stories of couples', 'Duas', 'Before the nikah'].map((label) => ({
        value: label,
        label,
      })),
    }),
    children: namedChoices({ 'A line': <p>Proposals</p>, Nothing: null }),
  },
  render: (props) => <Held {...props} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Second: Story = { args: { value: 'sent' } };
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByRole('tab', { name: 'Sent' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const ManyAt320: Story = {
  ...at320,
  args: {
    tabs: chosen('Five'),
    value: 'Sunnah',
  },
};
export const TwoDark: Story = { ...inDark };

/** The arrows go the other way, as the tabs do. */
export const ByKeyboardArabic: Story = {
  ...inArabic,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const [, sent] = within(canvasElement).getAllByRole('tab');
    await expect(sent).toHaveAttribute('aria-selected', 'true');
  },
};
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => (
    <StateMatrix
      part={Held}
      args={props}
      of="[role=tab]:last-of-type"
      more={{
        Long: {
          tabs: [
            { value: 'received', label: 'What you have received and not answered yet' },
            { value: 'sent', label: 'Sent' },
          ],
        },
      }}
    />
  ),
};

const tab = (label: string, value = label) => ({ value, label });

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'one or two words.',
    shows: (
      <Held label="Proposals" tabs={[tab('Received'), tab('Sent')]} value="Received" onChange={() => undefined}>
        Proposals
      </Held>
    ),
  },
  dont: {
    says: 'a sentence: the next tab is pushed out of sight.',
    shows: (
      <Held
        label="Proposals"
        tabs={[tab('Proposals that I have received', 'received'), tab('Proposals that I have sent', 'sent')]}
        value="sent"
        onChange={() => undefined}
      >
        Proposals
      </Held>
    ),
  },
});
