import { Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { oneLongWord, words, wroteToYou } from '../testing/samples.ts';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../testing/story-states.ts';
import { NoteSheet } from './NoteSheet.tsx';

const text = words['note'];
const answers = [
  { question: words['firstQuestion'], answer: words['firstAnswer'] ?? '' },
  { question: words['secondQuestion'], answer: words['secondAnswer'] ?? '' },
];

/** What one side wrote to the other with a proposal. The other side's words are the one brass sheet of a page. */
const meta = {
  title: 'Kit/Note sheet',
  component: NoteSheet,
  args: { title: wroteToYou, text },
  parameters: {
    usage: {
      use: ['On a profile below the name, for the words that came with its proposal.', 'On the card of a proposal.'],
      avoid: ['For anything that Mithaq says itself: use Alert.'],
      anatomy: [
        { part: 'Who wrote to whom', at: 'section > :first-child' },
        { part: 'The note', at: '[class*=_text_]' },
        { part: 'A question', at: '[class*=_question_]' },
        { part: 'Its answer', at: '[class*=_question_] + *' },
        'A sentence about the whole',
      ],
      do: ['Keep one brass sheet on a page; set isOwn for the words of the reader.'],
      dont: ['Do not answer within it: there is no chat.'],
      keyboard: { Enter: 'on Read all, shows the rest' },
      screenReader: [
        'The heading says who wrote to whom, so that it is found among the headings. Read all is a button.',
      ],
    },
  },
} satisfies Meta<typeof NoteSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnswers: Story = { args: { answers } };
export const Note: Story = {};
/** The member who asked has left, so the answer has no question any more. */
export const WithoutQuestions: Story = { args: { text: '', answers: [{ answer: 'A quiet one.' }] } };
export const Cut: Story = { args: { answers, moreLabel: 'Read all' } };
export const Own: Story = {
  args: {
    title: 'You wrote',
    isOwn: true,
    hint: 'Our team reads this text before the other side sees it. This usually takes a day.',
  },
};
export const LongWordAt320: Story = { ...at320, args: { text: oneLongWord } };
export const WithAnswersDark: Story = { ...WithAnswers, ...inDark };
export const WithAnswersArabic: Story = { ...WithAnswers, ...inArabic };
export const NoteUrduAt320Dark: Story = { ...inUrduAt320InDark };

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'one brass sheet: the words of the other side. One’s own are quieter.',
    shows: (
      <Stack>
        <NoteSheet title="Imran wrote to you" text="Assalamu alaikum. My mother reads this with me." />
        <NoteSheet isOwn title="You wrote" text="Wa alaikum assalam." />
      </Stack>
    ),
  },
  dont: {
    says: 'two brass sheets: it looks as if both were to be answered.',
    shows: (
      <Stack>
        <NoteSheet title="Imran wrote to you" text="Assalamu alaikum. My mother reads this with me." />
        <NoteSheet title="You wrote" text="Wa alaikum assalam." />
      </Stack>
    ),
  },
});
