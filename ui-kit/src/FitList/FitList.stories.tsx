import { Box } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { place, said } from '../testing/said.ts';
import { oneLongWord } from '../testing/samples.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { at320, inArabic, inDark, isSheet } from '../testing/story-states.ts';
import { FitList } from './FitList.tsx';

const whom = (self: string, of: (whose: string) => string) =>
  `{whom, select, self {${self}} son {${of('your son')}} daughter {${of('your daughter')}} brother {${of('your brother')}} sister {${of('your sister')}} MALE {${of('he')}} other {${of('she')}}}`;

const age = said(
  `Someone aged {range, select, one {{from}} other {{from} to {to}}}; ${whom('you are {age}', (one) => `${one} is {age}`)}`,
  {
    range: 'some',
    from: 22,
    to: 29,
    whom: 'self',
    age: 27,
  },
);
const country = (wished: string) =>
  said(`Someone who lives in {wish}; ${whom('you live in {place}', (one) => `${one} lives in {place}`)}`, {
    wish: place(wished),
    whom: 'self',
    place: place('India'),
  });
const school = said(
  `Someone whose school of thought is {wish}; {whom, select, self {yours is {own}} son {your son's is {own}} daughter {your daughter's is {own}} brother {your brother's is {own}} sister {your sister's is {own}} MALE {his is {own}} other {hers is {own}}}`,
  { wish: said('Hanafi'), whom: 'self', own: said('Hanafi') },
);

/** The wishes of one member, and whether the other one fits: as a mark and in a word. */
const meta = {
  title: 'Kit/Fit list',
  component: FitList,
  parameters: {
    usage: {
      use: ['On a profile, to show line by line how one side fits the wishes of the other.'],
      avoid: ['On a card: use its line with the reason.'],
      anatomy: [
        { part: 'Title', at: ':is(h2, h3, h4)' },
        { part: 'One line for each wish', at: 'li' },
        { part: 'Its mark', at: '[class*=_mark_]' },
        { part: 'Its word', at: '[class*=_word_]' },
      ],
      do: ['Say the wish and the fact: “Someone aged 21 to 27; you are 24”.'],
      dont: ['Do not add the lines to a number or a share.', 'Do not use red: to differ is no mistake.'],
      keyboard: {},
      screenReader: ['A list below its heading. The mark is silent; the word at the end of each line says the same.'],
    },
  },
  args: {
    title: 'What he asks for',
    fits: [
      { text: age, isMet: true, word: 'Fits' },
      { text: country('India'), isMet: true, word: 'Fits' },
      { text: school, isMet: true, word: 'Fits' },
    ],
  },
  decorators: [
    (Story, { tags }) => (
      <Box maw={isSheet(tags) ? undefined : 480}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof FitList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Some: Story = {
  args: {
    fits: [
      { text: age, isMet: true, word: 'Fits' },
      { text: country('Oman'), isMet: false, word: 'Does not fit' },
    ],
  },
};
export const LongWordAt320: Story = {
  ...at320,
  args: {
    fits: [{ text: `Someone whose education is ${oneLongWord}; yours is MBBS`, isMet: false, word: 'Differs' }],
  },
};
export const SomeDark: Story = { ...Some, ...inDark };
export const SomeArabic: Story = { ...Some, ...inArabic };

const inWords = [
  { text: 'Someone aged 22 to 29; you are 27', isMet: true, word: 'Fits' },
  { text: 'Someone who lives in Oman; you live in India', isMet: false, word: 'Does not fit' },
];

export const RightAndWrong: StoryObj = doAndDont({
  do: { says: 'the wish and the fact, line by line.', shows: <FitList title="What he asks for" fits={inWords} /> },
  dont: { says: 'a share: a person is no score.', shows: <FitList title="50 % match" fits={[]} /> },
});
