import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { at320, chosen, inArabic, inDark, namedChoices } from '../testing/story-states.ts';
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
      anatomy: ['List of tabs; the selected one is underlined', 'Panel'],
      do: ['Keep labels to one or two words.'],
      dont: ['Do not nest tabs.'],
      keyboard: {
        Tab: 'reaches the selected tab, then the panel',
        '← and →': 'select the next tab, in the direction of reading',
        'Home and End': 'select the first and the last tab',
      },
    },
  },
  args: {
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
export const TwoArabic: Story = {
  ...inArabic,
  args: {
    tabs: [
      { value: 'received', label: 'الواردة' },
      { value: 'sent', label: 'المُرسَلة' },
    ],
    children: <p>طلبات الزواج</p>,
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('tab', { name: 'المُرسَلة' })).toHaveAttribute('aria-selected', 'true');
  },
};
