import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { at320, inArabic, inDark, ofEveryState } from '../testing/story-states.ts';
import { SearchInput } from './SearchInput.tsx';

/** A search for one thing by its name or id. */
const meta = {
  title: 'Kit/Search input',
  component: SearchInput,
  parameters: {
    usage: {
      use: ['To find one thing that somebody knows by its id.'],
      avoid: ['To narrow a list: use Filter row.'],
      anatomy: [
        { part: 'Button with a magnifying glass', at: 'button' },
        { part: 'Input with an example in it', at: 'input' },
        'Error below, what was typed stays',
      ],
      do: ['Say kindly what may be wrong when nothing is found.'],
      dont: ['Do not search while somebody types.'],
      keyboard: { Tab: 'reaches the button and the field', Enter: 'searches' },
      screenReader: [
        'It is a landmark of searches. Why nothing was found is announced, and the focus goes back to the field.',
      ],
    },
  },
  args: {
    label: 'Search by profile id',
    placeholder: 'Profile id, NH-…',
    value: '',
    onChange: () => undefined,
    onSearch: () => undefined,
  },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const nobody = 'Nobody was found with this id. Please check it; the member may also be away for now.';

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'NH-7f3c91aa' } };
export const Busy: Story = { args: { value: 'NH-7f3c91aa', isBusy: true } };
export const WithFocus: Story = { play: async () => userEvent.tab() };
/** What follows does not move. */
export const NothingFound: Story = {
  args: { value: 'NH-7f3c91ab', error: nobody },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox').parentElement).toHaveStyle({ marginBottom: '0px' });
  },
};
export const NothingFoundDark: Story = { ...inDark, ...NothingFound };
export const NothingFoundAt320: Story = { ...at320, ...NothingFound };
export const EmptyArabic: Story = { ...inArabic };
export const FilledArabic: Story = { ...Filled, ...inArabic };
export const EveryState: Story = {
  ...ofEveryState,
  args: { value: 'NH-7f3c91aa' },
  render: (props) => (
    <StateMatrix
      part={SearchInput}
      isField
      args={props}
      of="input"
      more={{
        Empty: { value: '' },
        Busy: { isBusy: true },
        'Nothing found': { error: nobody },
      }}
    />
  ),
};

const search = {
  label: 'Search by profile id',
  placeholder: 'Profile id, NH-…',
  onChange: () => undefined,
  onSearch: () => undefined,
};
/** The error lies over what follows. */
const Room = ({ children }: { children: ReactNode }) => <div style={{ minHeight: '8rem' }}>{children}</div>;

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'what was typed stays, with what may be wrong in it.',
    shows: (
      <Room>
        <SearchInput {...search} value="NH-7f3c91ab" error={nobody} />
      </Room>
    ),
  },
  dont: {
    says: 'an empty field, and nothing to go by.',
    shows: (
      <Room>
        <SearchInput {...search} value="" error="No results" />
      </Room>
    ),
  },
});
