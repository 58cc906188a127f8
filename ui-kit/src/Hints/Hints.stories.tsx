import type { Meta, StoryObj } from '@storybook/react-vite';
import { at320, inArabic, inDark } from '../testing/story-states.ts';
import { Hints } from './Hints.tsx';

/** Questions below a field, as long as its text is short. */
const meta = {
  title: 'Kit/Hints',
  component: Hints,
  args: {
    title: 'A few more sentences help families to picture you. For example:',
    children: [
      'What does an ordinary evening look like?',
      'What do you hold to in your faith?',
      'What should your home be known for?',
    ],
  },
  parameters: {
    usage: {
      use: ['Below a field that people find hard to fill in.'],
      avoid: ['For errors and for rules: those are said at the field.'],
      anatomy: ['A kind sentence', 'Two or three questions'],
      do: ['Take them away once they are no longer needed.'],
      dont: ['Do not count, rate or warn.'],
      keyboard: {},
    },
  },
} satisfies Meta<typeof Hints>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Questions: Story = {};
export const Dark: Story = { ...inDark };
export const At320: Story = { ...at320 };
export const Arabic: Story = {
  ...inArabic,
  args: {
    title: 'بضع جمل أخرى تساعد العائلات على معرفتك. مثلًا:',
    children: ['كيف يمضي مساء عادي عندك؟', 'ما الذي تتمسك به في دينك؟', 'بماذا تحب أن يُعرف بيتك؟'],
  },
};
