import type { Meta, StoryObj } from '@storybook/react-vite';
import { inArabic, inDark, inUrdu } from '../story-states.ts';
import { StatusBadge, type Tone } from './StatusBadge.tsx';

/** Words on a tint. The words carry the meaning: read in grey, nothing is lost. */
const meta = {
  title: 'Kit/StatusBadge',
  component: StatusBadge,
  args: { tone: 'green', children: 'Accepted' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (words: Record<Tone, string>) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {(['green', 'yellow', 'red', 'neutral'] as const).map((tone) => (
      <StatusBadge key={tone} tone={tone}>
        {words[tone]}
      </StatusBadge>
    ))}
  </div>
);

export const Green: Story = {};
export const Yellow: Story = { args: { tone: 'yellow', children: 'Pending' } };
export const Red: Story = { args: { tone: 'red', children: 'Declined' } };
export const Neutral: Story = { args: { tone: 'neutral', children: 'Marriage fixed' } };
export const AllInDark: Story = {
  ...inDark,
  render: () => row({ green: 'Accepted', yellow: 'Pending', red: 'Not compatible', neutral: 'Marriage fixed' }),
};
export const AllInArabic: Story = {
  ...inArabic,
  render: () => row({ green: 'مقبول', yellow: 'قيد الانتظار', red: 'مرفوض', neutral: 'تمّ الزواج' }),
};
export const AllInUrdu: Story = {
  ...inUrdu,
  render: () => row({ green: 'قبول', yellow: 'زیرِ انتظار', red: 'معذرت', neutral: 'رشتہ طے ہوا' }),
};
