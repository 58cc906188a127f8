import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Loader } from '../Loader/Loader.tsx';
import { ProfileCard } from '../ProfileCard/ProfileCard.tsx';
import { ProfileCardSkeleton } from '../ProfileCard/ProfileCardSkeleton.tsx';
import { amina, maryam, reason, zainab } from '../testing/samples.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import {
  at320,
  inArabic,
  inArabicInDark,
  inDark,
  namedChoices,
  ofEveryState,
  onPhone,
} from '../testing/story-states.ts';
import { CardGrid } from './CardGrid.tsx';

const card = (member: typeof amina) => <ProfileCard key={member.sealId} {...member} />;
const skeletons = (count: number) =>
  Array.from({ length: count }, (_, i) => <ProfileCardSkeleton key={`skeleton-${i}`} />);

/** Three columns from 1000 px, two from 640 px, one below. Cards and skeletons have one height, so nothing moves when cards arrive. */
const meta = {
  title: 'Kit/Card grid',
  component: CardGrid,
  parameters: {
    usage: {
      use: ['For a list of profile cards: three columns from 1000 px, two from 640 px, one below.'],
      avoid: [
        'For proposals: they are one column, because their actions need width.',
        'For pages of results: there is no pagination, the next cards follow below.',
      ],
      anatomy: ['Cards of equal height in each row', 'Skeletons in the place of cards that are on their way'],
      do: ['Show six skeletons at first, so that nothing moves when the cards arrive.'],
      dont: ['Do not mix cards of different kinds in one grid.'],
      keyboard: {},
      screenReader: ['The grid is said to be busy while more cards are on their way. Skeletons are silent.'],
    },
  },
  args: { isBusy: false, children: 'Three cards' },
  argTypes: {
    children: namedChoices({
      'Three cards': [amina, zainab, maryam].map(card),
      'One card': card(amina),
      'Uneven cards': [
        amina,
        { ...zainab, aboutMe: 'Ask my mother.', tags: ['Traveler'] },
        { ...maryam, firstName: 'Maryam Bintu-Abdurrahman al-Qurtubiyya' },
      ].map(card),
      'Six skeletons': skeletons(6),
      'Cards and skeletons': [...[amina, zainab, maryam].map(card), ...skeletons(3)],
      'A card beside its skeleton': [
        <ProfileCard key="card" {...amina} reason={reason} />,
        <ProfileCardSkeleton key="skeleton" hasReason />,
      ],
    }),
  },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeCards: Story = {};
export const OneCard: Story = { args: { children: 'One card' } };

/** The cards of a row are as tall as the tallest. */
export const UnevenCards: Story = { args: { children: 'Uneven cards' } };
export const Loading: Story = { args: { isBusy: true, children: 'Six skeletons' } };
export const LoadingMore: Story = { args: { isBusy: true, children: 'Cards and skeletons' } };

/** Each in a row of its own and in its own height, which must be the same for both. */
export const SkeletonAsTallAsACard: Story = {
  ...onPhone,
  args: { children: 'A card beside its skeleton' },
  play: async ({ canvasElement }) => {
    const [card_, skeleton] = [...canvasElement.querySelectorAll('article, [data-skeleton]')];
    await waitFor(() =>
      expect(skeleton?.getBoundingClientRect().height).toBeCloseTo(card_?.getBoundingClientRect().height ?? 0, 0),
    );
  },
};
export const SkeletonAsTallAsAnArabicCard: Story = {
  ...SkeletonAsTallAsACard,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' }, language: 'ar' },
};
export const TwoColumns: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'tablet' } } };
export const ThreeCardsAt320: Story = { ...at320 };
export const ThreeCardsDark: Story = { ...inDark };
export const ThreeCardsArabic: Story = { ...inArabic };
export const LoadingDark: Story = { ...Loading, ...inDark };
export const LoadingMoreArabicDark: Story = { ...LoadingMore, ...inArabicInDark };
export const EveryState: Story = {
  ...ofEveryState,
  render: () => (
    <StateMatrix
      part={CardGrid}
      isStill
      width="100%"
      args={{ isBusy: false, children: [amina, zainab, maryam].map(card) as ReactNode }}
      more={{
        'One card': { children: card(amina) },
        Loading: { isBusy: true, children: skeletons(3) },
        'Loading more': { isBusy: true, children: [card(amina), ...skeletons(2)] },
      }}
    />
  ),
};

/** Amina, in English: the pictures of the rules are not translated. */
const shown = (
  <ProfileCard
    key="card"
    {...amina}
    age="27 years"
    maritalStatus="Unmarried"
    height="5 ft 3 in"
    place="Hyderabad, India"
    occupation="Software developer"
    education="Bachelor's in Computer Science"
  />
);

export const RightAndWrong: StoryObj = {
  ...doAndDont({
    do: {
      says: 'as many skeletons as cards, each as tall as one: nothing moves when the cards arrive.',
      shows: <CardGrid isBusy>{[shown, ...skeletons(2)]}</CardGrid>,
    },
    dont: {
      says: 'a spinner in the place of cards.',
      shows: (
        <CardGrid isBusy>
          {shown}
          <Loader label="Loading..." />
        </CardGrid>
      ),
    },
  }),
  // As wide as the window, which says how many columns there are.
  decorators: [
    (Story) => (
      <div style={{ '--figure': '100%' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
};
