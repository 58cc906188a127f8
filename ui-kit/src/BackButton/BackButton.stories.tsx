import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { said } from '../testing/said.ts';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { inArabic, inArabicInDark, inDark, ofEveryState } from '../testing/story-states.ts';
import { BackButton } from './BackButton.tsx';

/** The way back in the app on the home screen. */
const meta = {
  title: 'Kit/Back button',
  component: BackButton,
  parameters: {
    usage: {
      use: ['In the header of the app on the home screen, on pages that are no tab.'],
      avoid: ['In a browser, which has a Back button of its own.'],
      anatomy: [
        { part: 'Button, as large as a finger needs', at: 'button, a' },
        { part: 'Arrow to the start of the line', at: 'svg' },
        'Label for screen readers',
      ],
      do: ['Lead to the page before, or to the first tab when there is none.'],
      dont: ['Do not show it on a tab.'],
      keyboard: { Tab: 'reaches the button', 'Enter, Space': 'goes back' },
      screenReader: ['Its name says where it leads; the arrow is silent.'],
    },
  },
  args: { label: said('Back', {}, 'to the page before'), onClick: fn() },
} satisfies Meta<typeof BackButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const RestDark: Story = inDark;
export const Focused: Story = { play: async () => userEvent.tab() };
export const RestArabic: Story = inArabic;
export const RestArabicDark: Story = inArabicInDark;
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => <StateMatrix part={BackButton} args={props} />,
};
