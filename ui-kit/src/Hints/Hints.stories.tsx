import type { Meta, StoryObj } from '@storybook/react-vite';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { said } from '../testing/said.ts';
import { oneLongWord } from '../testing/samples.ts';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { at320, inArabic, inDark, ofEveryState } from '../testing/story-states.ts';
import { Hints } from './Hints.tsx';

/** Questions below a field, as long as its text is short. */
const meta = {
  title: 'Kit/Hints',
  component: Hints,
  args: {
    title: said(
      '{person, select, self {A few more sentences help families to picture you. For example:} son {A few more sentences help families to picture your son. For example:} daughter {A few more sentences help families to picture your daughter. For example:} brother {A few more sentences help families to picture your brother. For example:} sister {A few more sentences help families to picture your sister. For example:} child {A few more sentences help families to picture your child. For example:} sibling {A few more sentences help families to picture your brother or sister. For example:} other {A few more sentences help families to picture this person. For example:}}',
      { person: 'self' },
    ),
    children: [
      'What does an ordinary evening look like?',
      said(
        '{person, select, self {What do you hold to in your faith?} son {What does he hold to in his faith?} daughter {What does she hold to in her faith?} brother {What does he hold to in his faith?} sister {What does she hold to in her faith?} other {What matters in faith and character?}}',
        { person: 'self' },
      ),
      said(
        '{person, select, self {What should your home be known for?} son {What should his home be known for?} daughter {What should her home be known for?} brother {What should his home be known for?} sister {What should her home be known for?} other {What should the home be known for?}}',
        { person: 'self' },
      ),
    ],
  },
  parameters: {
    usage: {
      use: ['Below a field that people find hard to fill in.'],
      avoid: ['For errors and for rules: those are said at the field.'],
      anatomy: [
        { part: 'A kind sentence', at: '[class*=_title_]' },
        { part: 'Two or three questions', at: 'ul' },
      ],
      do: ['Take them away once they are no longer needed.'],
      dont: ['Do not count, rate or warn.'],
      keyboard: {},
      screenReader: ['A sentence, then a list that says how many lines it has.'],
    },
  },
} satisfies Meta<typeof Hints>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Questions: Story = {};
export const QuestionsDark: Story = { ...inDark };
export const QuestionsAt320: Story = { ...at320 };
export const QuestionsArabic: Story = { ...inArabic };
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => (
    <StateMatrix
      part={Hints}
      isStill
      args={props}
      more={{
        'One question': { children: ['What does an ordinary evening look like?'] },
        Long: { children: [`Would you move to ${oneLongWord}?`, ...props.children] },
      }}
    />
  ),
};

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'questions that a person can answer.',
    shows: <Hints title="A few more sentences help.">{['What does an ordinary evening look like?']}</Hints>,
  },
  dont: {
    says: 'counting, rating or warning.',
    shows: <Hints title="Your text is too short.">{['Only 120 of 600 characters are used.']}</Hints>,
  },
});
