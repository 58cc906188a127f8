import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import {
  at320,
  chosen,
  inArabic,
  inArabicInDark,
  inDark,
  inUrdu,
  namedChoices,
  ofEveryState,
} from '../testing/story-states.ts';
import { Faq } from './Faq.tsx';

const three = [
  {
    question: 'How are members verified?',
    answer:
      'By phone. Before anyone can see profiles or send a proposal, a code is sent to their number and has to be entered. It shows that the number is theirs; it does not check their name or what they write, so please get to know one another with your families.',
  },
  {
    question: 'Do I need a photo?',
    answer:
      'No. Photos are neither required nor shown, and there is no place to upload one. If your Google account has a picture, only you see it. Each member has a small geometric seal instead.',
  },
  {
    question: 'When are my phone number and e-mail address shared?',
    answer:
      'Only once a proposal between you and another member has been accepted, and only with that member. Each time someone opens contact details, it is recorded.',
  },
];

/** Questions that open to their answers. They are `<details>` elements, so they also work without a script. */
const meta = {
  title: 'Kit/FAQ',
  component: Faq,
  parameters: {
    usage: {
      use: ['For questions that a part of the readers has, on the landing page and in the guide.'],
      avoid: ['For what everyone must read: write it out.'],
      anatomy: [
        { part: 'Question: the button', at: 'summary' },
        { part: 'Sign of open and closed', at: '[class*=chevron]' },
        'Answer, closed at first',
      ],
      do: ['Write the question as a person asks it.', 'Answer in the first sentence.'],
      dont: ['Do not put a link into the question.'],
      keyboard: { Tab: 'goes from question to question', 'Enter or Space': 'opens and closes the answer' },
      screenReader: ['Each question says whether its answer is open; the chevron is silent.'],
    },
  },
  args: { entries: chosen('Three') },
  argTypes: { entries: namedChoices({ Three: three, One: three.slice(0, 1) }) },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const question = canvasElement.querySelector('summary');
    if (question) await userEvent.click(question);
  },
};
export const Closed: Story = {};
export const OpenDark: Story = { ...Open, ...inDark };
export const OpenAt320: Story = { ...Open, ...at320 };
export const OpenArabic: Story = { ...Open, ...inArabic };
export const OpenArabicDark: Story = { ...Open, ...inArabicInDark };
export const OpenUrdu: Story = { ...Open, ...inUrdu };
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => <StateMatrix part={Faq} args={props} />,
};

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'a question as a person asks it.',
    shows: <Faq entries={[{ question: 'Do I need a photo?', answer: 'No.' }]} />,
  },
  dont: {
    says: 'a subject: nobody knows whether the answer is behind it.',
    shows: <Faq entries={[{ question: 'Photos', answer: 'No.' }]} />,
  },
});
