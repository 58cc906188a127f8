import type { Meta, StoryObj } from '@storybook/react-vite';
import { aboutAmina, longArabic, longUrdu } from '../testing/samples.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { at320, inArabic, inDark, ofEveryState } from '../testing/story-states.ts';
import { fieldStories } from '../testing/story-fields.tsx';
import { Textarea } from './Textarea.tsx';

/** Several lines of text, growing with what is typed: Mantine's Textarea with a counter near the limit. */
const meta = {
  title: 'Kit/Fields/Text area',
  component: Textarea,
  ...fieldStories,
  parameters: {
    usage: {
      use: ['For text of several lines: about me, what happened.'],
      avoid: ['For one line: use Text input.'],
      anatomy: [
        { part: 'Label and help', at: 'label' },
        { part: 'Input, which grows', at: 'textarea' },
        { part: 'Counter near the limit', at: '[class*=counter]' },
        'Error',
      ],
      do: ['Show the counter only when the limit is near.'],
      dont: ['Do not cut what is too long: say by how much.'],
      keyboard: { Tab: 'leaves the field', Enter: 'begins a new line' },
      screenReader: ['Label, help and error are read with the field.', 'The counter is read when the reader pauses.'],
    },
  },
  args: { label: 'About me', limit: 1500 },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NearTheEnd: Story = { args: { defaultValue: aboutAmina(1450) } };
export const Empty: Story = {
  args: {
    description:
      'What you do, what you are working on, what matters to you in a home. Leave judging to Allah and details to a later conversation.',
  },
};
export const TooLong: Story = {
  args: { error: 'Maximum 1500 characters', defaultValue: aboutAmina(1545) },
};
export const TooLongDarkAt320: Story = { ...inDark, ...at320, ...TooLong };
export const FilledArabic: Story = {
  ...inArabic,
  args: { counterFrom: 0, defaultValue: longArabic },
};
/** The typed text has its own direction. */
export const UrduTypedOnAnEnglishPage: Story = { args: { defaultValue: longUrdu } };
export const EveryState: Story = {
  ...ofEveryState,
  args: { defaultValue: aboutAmina(230) },
  render: (props) => (
    <StateMatrix
      part={Textarea}
      isField
      args={props}
      more={{
        Empty: { defaultValue: '' },
        Disabled: { disabled: true },
        'With an error': { defaultValue: '', error: 'This is required' },
        Long: { defaultValue: aboutAmina(1450) },
      }}
    />
  ),
};

export const RightAndWrong: StoryObj = doAndDont(
  {
    do: {
      says: 'no counter while the limit is far.',
      shows: <Textarea label="About me" limit={1500} defaultValue="A gentle home." />,
    },
    dont: {
      says: 'a counter from the first letter: it hurries.',
      shows: <Textarea label="About me" limit={1500} counterFrom={0} defaultValue="A gentle home." />,
    },
  },
  {
    do: {
      says: 'all that was typed, and by how much it is too long.',
      shows: <Textarea label="About me" limit={40} defaultValue="A gentle home where we pray together, and laugh." />,
    },
    dont: {
      says: 'a text that ends where the limit is.',
      shows: <Textarea label="About me" maxLength={40} defaultValue="A gentle home where we pray together, an" />,
    },
  },
);
