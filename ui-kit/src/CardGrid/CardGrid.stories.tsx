import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileCard } from '../ProfileCard/ProfileCard.tsx';
import { ProfileCardSkeleton } from '../ProfileCard/ProfileCardSkeleton.tsx';
import { amina, aminaInUrdu, maryam, maryamInArabic, yusra } from '../samples.ts';
import { at320, inArabic, inDark } from '../story-states.ts';
import { CardGrid } from './CardGrid.tsx';

const card = (member: typeof amina, i: number) => <ProfileCard key={i} {...member} />;
const skeletons = (count: number) => Array.from({ length: count }, (_, i) => <ProfileCardSkeleton key={`bone-${i}`} />);

/** Three columns from 1000 px, two from 640, one below. Cards and skeletons are of one height: nothing jumps. */
const meta = {
  title: 'Kit/CardGrid',
  component: CardGrid,
  args: { children: [amina, yusra, maryam].map(card) },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { children: card(amina, 0) } };

/** Cards of one row are as tall as the tallest. */
export const Uneven: Story = {
  args: {
    children: [
      amina,
      { ...yusra, aboutMe: 'Ask my mother.', tags: ['Traveler'] },
      { ...maryam, firstName: 'Maryam Bintu-Abdurrahman al-Qurtubiyya' },
    ].map(card),
  },
};
export const Loading: Story = { args: { isBusy: true, children: skeletons(6) } };
export const LoadingMore: Story = {
  args: { isBusy: true, children: [...[amina, yusra, maryam].map(card), ...skeletons(3)] },
};
export const TwoColumns: Story = { globals: { viewport: { value: 'tablet' } } };
export const At320: Story = { ...at320 };
export const InDark: Story = { ...inDark };
export const InArabic: Story = { ...inArabic, args: { children: [maryamInArabic, aminaInUrdu, yusra].map(card) } };
