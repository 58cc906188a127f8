import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneLongWord } from '../testing/samples.ts';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../testing/story-states.ts';
import { NoteSheet } from './NoteSheet.tsx';

const text =
  'Assalamu alaikum. I read your words about your parents twice: that is the kind of house I come from.\n\nIf your family agrees, my mother would be glad to call on yours.';
const answers = [
  { question: 'What does a good home mean to you?', answer: 'One where nobody goes to sleep angry.' },
  { question: 'How do you see work after the wedding?', answer: 'As you wish.' },
];

/** What one side wrote to the other with a proposal. The other side's words are the one brass sheet of a page. */
const meta = {
  title: 'Kit/Note sheet',
  component: NoteSheet,
  args: { title: 'His mother wrote to you', text },
  parameters: {
    usage: {
      use: ['Above a profile, for the words that came with its proposal.', 'On the card of a proposal.'],
      avoid: ['For anything that Mithaq says itself: use Alert.'],
      anatomy: ['Who wrote to whom', 'The note', 'Questions with their answers', 'A sentence about the whole'],
      do: ['Keep one brass sheet on a page; set isOwn for the words of the reader.'],
      dont: ['Do not answer within it: there is no chat.'],
      keyboard: { Enter: 'on Read all, shows the rest' },
    },
  },
} satisfies Meta<typeof NoteSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {};
export const WithAnswers: Story = { args: { answers } };
/** The member who asked has left, so the answer has no question any more. */
export const WithoutQuestions: Story = { args: { text: '', answers: [{ answer: 'A quiet one.' }] } };
export const Cut: Story = { args: { answers, moreLabel: 'Read all' } };
export const Own: Story = {
  args: { title: 'You wrote', isOwn: true, hint: 'Our team reads this text before the other side sees it.' },
};
export const LongWordAt320: Story = { ...at320, args: { text: oneLongWord } };
export const Dark: Story = { ...inDark, args: { answers } };
export const Arabic: Story = {
  ...inArabic,
  args: {
    title: 'كلمات إليك من والدته',
    text: 'السلام عليكم. قرأت كلماتك عن والديك مرتين: هكذا هو البيت الذي نشأت فيه.',
    answers: [{ question: 'ماذا يعني لك البيت الطيب؟', answer: 'بيت لا ينام فيه أحد غاضبًا.' }],
  },
};
export const UrduAt320Dark: Story = {
  ...inUrduAt320InDark,
  args: {
    title: 'ان کی والدہ کے الفاظ آپ کے لیے',
    text: 'السلام علیکم۔ آپ کے والدین کے بارے میں آپ کے الفاظ میں نے دو بار پڑھے۔',
  },
};
