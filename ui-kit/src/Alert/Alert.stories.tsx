import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneLongWord } from '../testing/samples.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { at320, inArabic, inArabicInDark, inDark, ofEveryState } from '../testing/story-states.ts';
import { Alert } from './Alert.tsx';

/** A message that stays on the page, next to its subject, such as a form that was not saved. A notification only repeats it. */
const meta = {
  title: 'Kit/Alert',
  component: Alert,
  parameters: {
    usage: {
      use: [
        'For a message about the page or form that stays until its cause is gone: an error of the whole form, or a note.',
      ],
      avoid: [
        'For an error of one field: the field shows it.',
        'For the result of an action that is over: use a toast.',
      ],
      anatomy: [
        { part: 'Icon of the tone', at: '[class*=Alert-icon]' },
        'Title, optional',
        { part: 'Message', at: '[class*=Alert-message]' },
      ],
      do: [
        'Say what happened and what to do next.',
        'Put it where the eye is: above the buttons of a form, or at the top of a list.',
      ],
      dont: ['Do not show two alerts about one cause.', 'Do not rely on the color: the words must say it.'],
      keyboard: {},
      screenReader: [
        'An error is read at once, every other alert when the reader pauses, a static one in its place on the page.',
        'With buttons it is a group with the name of its title or its question.',
      ],
    },
  },
  args: { tone: 'error', children: 'This phone number is already verified by another account.' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['error', 'info', 'sand'] },
    title: { control: 'text' },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Error: Story = {};
export const ErrorWithTitle: Story = { args: { title: 'Something went wrong' } };
export const Info: Story = { args: { tone: 'info', children: 'You are offline' } };
export const LongWordAt320: Story = { ...at320, args: { title: oneLongWord, children: oneLongWord } };
export const ErrorWithTitleDark: Story = { ...ErrorWithTitle, ...inDark };
export const ErrorWithTitleArabic: Story = { ...ErrorWithTitle, ...inArabic };
export const ErrorWithTitleArabicDark: Story = { ...ErrorWithTitle, ...inArabicInDark };
export const InfoDark: Story = { ...Info, ...inDark };
export const InfoArabicDark: Story = { ...Info, ...inArabicInDark };
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => (
    <StateMatrix
      part={Alert}
      isStill
      args={props}
      more={{
        'With a title': { title: 'Something went wrong' },
        Info: { tone: 'info', children: 'You are offline' },
        Sand: {
          tone: 'sand',
          children:
            'The proposal is closed, contact details are no longer shown, and both sides are free to search again. A moderator reads what happened. May Allah open a better way.',
        },
        Long: { title: oneLongWord, children: `${oneLongWord}, United Kingdom` },
      }}
    />
  ),
};

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'what happened, and what to do next.',
    shows: (
      <Alert tone="error" title="Something went wrong">
        You seem to be offline. Please check your connection and try again.
      </Alert>
    ),
  },
  dont: { says: 'a code, and no way on.', shows: <Alert tone="error">Error 503</Alert> },
});
