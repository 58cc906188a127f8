import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { BookIcon, CardsIcon, MailIcon, StarIcon } from '../icons/icons.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { doAndDont, wideFigures } from '../testing/DoAndDont.tsx';
import {
  at320,
  chosen,
  inArabic,
  inArabicInDark,
  inDark,
  inUrduAt320InDark,
  namedChoices,
  ofEveryState,
  onPhone,
} from '../testing/story-states.ts';
import { BottomTabBar, type BottomTabBarProps } from './BottomTabBar.tsx';

const icons = [<StarIcon key="star" />, <CardsIcon key="cards" />, <BookIcon key="book" />, <MailIcon key="letter" />];

const tabs = (current: number, labels = ['For You', 'Feed', 'Community', 'Proposals']) =>
  labels.map((label, i) => ({ label, href: `#tab-${i}`, icon: icons[i], isCurrent: i === current }));

/** The main pages: along the bottom edge of a phone, above its safe area; a floating bar in a wide window. */
const meta = {
  title: 'Kit/Bottom tab bar',
  component: BottomTabBar,
  args: { tabs: chosen('First tab current'), onDoubleClick: fn() },
  argTypes: {
    tabs: namedChoices({
      'First tab current': tabs(0),
      'Last tab current': tabs(3),
      'No tab current': tabs(-1),
      'With news': tabs(0).map((tab, i) => (i === 3 ? { ...tab, news: 'new' } : tab)),
      'With something that waits': tabs(0).map((tab, i) => (i === 3 ? { ...tab, waiting: 'waiting for you' } : tab)),
    }),
  },
  parameters: {
    usage: {
      use: ['For the main places of the product, on every page of a member.'],
      avoid: ['For views of one page: use Tabs.', 'For visitors: they have links in the header.'],
      anatomy: [
        { part: 'The selected tab, with a line on the edge of the bar', at: 'nav a[aria-current]' },
        { part: 'Icon', at: 'nav a[aria-current] svg' },
        { part: 'Label', at: 'nav a[aria-current] span' },
        { part: 'Dot for news, or a ring for what waits, with hidden words', at: 'nav a:last-of-type span span' },
      ],
      do: [
        'Keep the order and the labels the same on every page.',
        'Keep room for it below the content, so that it covers nothing.',
      ],
      dont: ['Do not show a number of news: the dot is enough.', 'Do not hide the labels.'],
      keyboard: { Tab: 'goes from tab to tab', Enter: 'opens the page of the tab' },
      screenReader: [
        'It is a landmark with a name. The tab of the open page is the current page; a dot is read as words after the label.',
      ],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '160px' } },
  },
} satisfies Meta<typeof BottomTabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is something new on the last one. */
export const WithNews: Story = { args: { tabs: chosen('With news') } };
/** Nothing is new, but something waits on the last one. */
export const Waiting: Story = { args: { tabs: chosen('With something that waits') } };
export const WaitingDark: Story = { ...Waiting, ...inDark };
export const FirstTab: Story = {};
export const LastTab: Story = { args: { tabs: chosen('Last tab current') } };

export const WithNewsAt320: Story = { ...WithNews, ...at320 };
export const WithNewsDark: Story = { ...WithNews, ...inDark };

/** On a page that belongs to none of the tabs. */
export const NoTab: Story = { args: { tabs: chosen('No tab current') } };
export const Focused: Story = { play: async () => userEvent.tab() };
export const FirstTabOnPhone: Story = { ...onPhone };
export const FirstTabOnPhoneDark: Story = { ...onPhone, globals: { ...onPhone.globals, scheme: 'dark' } };
export const FirstTabAt320: Story = { ...at320 };
/** In German, whose words are longer than those of any language of the product. */
const longTabs = tabs(2, ['Vorgeschlagen', 'Kennenlernen', 'Gemeinschaft', 'Heiratsanträge']);
export const LongLabelsAt320: Story = {
  args: { tabs: longTabs },
  ...at320,
};
export const FirstTabDark: Story = { ...inDark };
export const FirstTabArabic: Story = { ...inArabic };
export const LastTabArabicDark: Story = { ...LastTab, ...inArabicInDark };
export const LastTabUrduAt320Dark: Story = { ...LastTab, ...inUrduAt320InDark };
export const EveryState: Story = {
  ...ofEveryState,
  parameters: { ...ofEveryState.parameters, layout: 'padded', docs: { story: { height: '1360px' } } },
  render: (bar) => (
    <StateMatrix
      // As wide as the window, like the bar.
      width="100%"
      part={(props: BottomTabBarProps) => (
        // A bar at the bottom of the window, once for each state.
        <div style={{ height: 136, contain: 'layout' }}>
          <BottomTabBar {...props} />
        </div>
      )}
      args={bar}
      of="a:nth-of-type(2)"
      more={{
        'Last tab, with news': { tabs: tabs(3).map((tab, i) => (i === 3 ? { ...tab, news: 'new' } : tab)) },
        'Long, in German': { tabs: longTabs },
      }}
    />
  ),
};

/** The bar is at the bottom of its box instead of the window. */
const Bar = ({ last, isWithNews = false }: { last: string; isWithNews?: boolean }) => (
  <div style={{ height: 96, contain: 'layout' }}>
    <BottomTabBar
      tabs={tabs(0, ['For You', 'Feed', 'Community', last]).map((tab, i) =>
        i === 3 && isWithNews ? { ...tab, news: 'new' } : tab,
      )}
    />
  </div>
);

export const RightAndWrong: StoryObj = {
  ...doAndDont({
    do: { says: 'a dot: something is new.', shows: <Bar last="Proposals" isWithNews /> },
    dont: { says: 'a number, which presses and makes the bar move.', shows: <Bar last="Proposals (12)" /> },
  }),
  decorators: wideFigures,
};
