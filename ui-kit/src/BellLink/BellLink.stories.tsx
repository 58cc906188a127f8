import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { said } from '../testing/said.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { inArabic, inArabicInDark, inDark, ofEveryState } from '../testing/story-states.ts';
import { BellLink } from './BellLink.tsx';

const twoUnread = said('News, {unread, plural, one {# unread} other {# unread}}', { unread: 2 });

/** The way to the news, in the header. */
const meta = {
  title: 'Kit/Bell link',
  component: BellLink,
  parameters: {
    usage: {
      use: ['Beside the account menu, for everyone who is signed in.'],
      avoid: ['To count news: the dot has no number.'],
      anatomy: [
        { part: 'Link, as large as a finger needs', at: 'a' },
        { part: 'Bell', at: 'a svg' },
        { part: 'Dot, while there is something unread', at: '[class*=_dot_] [class*=_dot_]' },
        'Label with the number, for screen readers',
      ],
      do: ['Remove the dot when the news has been seen.'],
      dont: ['Do not animate it.'],
      keyboard: { Tab: 'reaches the link', Enter: 'opens the news' },
      screenReader: [
        'Its name says how much is unread; bell and dot are silent. On the page of the news it is the current page.',
      ],
    },
  },
  args: { href: '#news', label: 'News', hasNews: false, isCurrent: false },
} satisfies Meta<typeof BellLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = { args: { label: twoUnread, hasNews: true } };
export const NothingUnread: Story = {};
export const Current: Story = { args: { isCurrent: true } };
export const Focused: Story = { ...Unread, play: async () => userEvent.tab() };
export const UnreadDark: Story = { ...Unread, ...inDark };
export const UnreadArabic: Story = { ...Unread, ...inArabic };
export const CurrentArabicDark: Story = { ...Current, ...inArabicInDark };
export const EveryState: Story = {
  ...ofEveryState,
  args: { label: twoUnread, hasNews: true },
  render: (props) => (
    <StateMatrix
      part={BellLink}
      args={props}
      more={{
        Current: { isCurrent: true },
      }}
    />
  ),
};

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'a dot: there is something new.',
    shows: <BellLink href="#news" label="News, 2 unread" hasNews isCurrent={false} />,
  },
  dont: {
    says: 'a number: it hurries.',
    shows: (
      <span style={{ position: 'relative', width: 'fit-content' }}>
        <BellLink href="#news" label="News" hasNews={false} isCurrent={false} />
        <span style={{ position: 'absolute', insetBlockStart: -4, insetInlineEnd: -6 }}>
          <StatusBadge tone="red">12</StatusBadge>
        </span>
      </span>
    ),
  },
});
