import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { BookIcon, CardsIcon, LetterIcon, StarIcon } from '../icons/icons.tsx';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../story-states.ts';
import { BottomTabBar } from './BottomTabBar.tsx';

const tabs = (words: readonly [string, string, string, string], current: number) =>
  [<StarIcon key="star" />, <CardsIcon key="cards" />, <BookIcon key="book" />, <LetterIcon key="letter" />].map(
    (icon, i) => ({ label: words[i] ?? '', href: `#tab-${i}`, icon, isCurrent: i === current }),
  );

const english = ['For You', 'Feed', 'Community', 'Proposals'] as const;

/** At the foot of a phone from edge to edge, above its safe area; a floating bar in the middle of a wide window. */
const meta = {
  title: 'Kit/BottomTabBar',
  component: BottomTabBar,
  args: { tabs: tabs(english, 0) },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof BottomTabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const onAPhone = { globals: { viewport: { value: 'phone' } } };

export const FirstTab: Story = {};
export const LastTab: Story = { args: { tabs: tabs(english, 3) } };

/** On a page that belongs to none of the tabs. */
export const NoTab: Story = { args: { tabs: tabs(english, -1) } };
export const WithFocus: Story = { play: async () => userEvent.tab() };
export const OnAPhone: Story = onAPhone;
export const OnAPhoneInDark: Story = { globals: { ...onAPhone.globals, scheme: 'dark' } };
export const At320: Story = { globals: at320.globals };
export const LongWordsAt320: Story = {
  args: { tabs: tabs(['Vorgeschlagen', 'Gemeinschaft', 'Wissenswertes', 'Heiratsanträge'], 2) },
  globals: at320.globals,
};
export const InDark: Story = { globals: inDark.globals };
export const InArabic: Story = {
  args: { tabs: tabs(['لك', 'الأعضاء', 'المجتمع', 'طلبات الزواج'], 0) },
  globals: inArabic.globals,
};
export const InUrduAt320InDark: Story = {
  args: { tabs: tabs(['آپ کے لیے', 'فیڈ', 'کمیونٹی', 'رشتے کے پیغام'], 3) },
  globals: inUrduAt320InDark.globals,
};
