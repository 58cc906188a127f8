import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BlockIcon, FlagIcon } from '../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { said } from '../testing/said.ts';
import {
  at320,
  chosen,
  inArabic,
  inDark,
  inUrduAt320InDark,
  isSheet,
  namedChoices,
  ofEveryState,
} from '../testing/story-states.ts';
import { MoreMenu } from './MoreMenu.tsx';

/** A quiet button for rarely used actions, such as Block and Report. */
const meta = {
  title: 'Kit/More menu',
  component: MoreMenu,
  parameters: {
    usage: {
      use: ['For actions on one card or profile that are needed seldom: Block, Report, Hide.'],
      avoid: ['For the main action: show a Button.', 'For one’s own account: use Avatar menu.'],
      anatomy: [
        { part: 'Button with three dots and a hidden label', at: 'button[aria-haspopup]' },
        { part: 'Menu', at: '[role=menu]' },
        { part: 'Entry: a verb', at: '[role=menuitem]' },
        { part: 'Its icon', at: '[role=menuitem] svg' },
      ],
      do: ['Say in the label whose menu it is.'],
      dont: ['Do not put a single everyday action in it.'],
      keyboard: {
        'Enter, Space or ↓': 'opens the menu',
        '↓ and ↑': 'go from entry to entry',
        Enter: 'chooses the entry',
        Esc: 'closes the menu; the focus returns to the button',
      },
      screenReader: ['The label names the button and its menu; it says whether the menu is open.'],
    },
  },
  args: {
    label: said('More about {name}', { name: 'Imran' }),
    items: chosen('Block and report'),
  },
  argTypes: {
    items: namedChoices({
      'Block and report': [
        { label: 'Block', onClick: fn(), icon: <BlockIcon size={18} /> },
        { label: 'Report', onClick: fn(), icon: <FlagIcon size={18} /> },
      ],
      'Report alone': [{ label: 'Report', onClick: fn(), icon: <FlagIcon size={18} /> }],
    }),
  },
  decorators: [
    (Story, { tags }) =>
      isSheet(tags) ? (
        <Story />
      ) : (
        <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'end', minHeight: 200 }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof MoreMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  const menu = await within(canvasElement).findByRole('menu');
  await Promise.all(menu.getAnimations().map(({ finished }) => finished));
  await expect(menu).toBeVisible();
};

/** In a window of its own, in which the docs page opens it. */
export const Open: Story = { play: open, parameters: { docs: { story: { inline: false, height: '240px' } } } };
export const Closed: Story = {};
export const OpenDark: Story = { ...inDark, play: open };
export const OpenAt320: Story = { ...at320, play: open };
export const OpenArabic: Story = { ...inArabic, play: open };
export const OpenUrduAt320Dark: Story = { ...inUrduAt320InDark, play: open };
/** Its entries have the states of those of Avatar menu. */
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => <StateMatrix part={MoreMenu} args={props} />,
};

const Actions = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--mq-space-2)', alignItems: 'center' }}>{children}</div>
);
const accept = <Button size="sm">Accept</Button>;

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'what is needed each time in sight, the rest in the menu.',
    shows: (
      <Actions>
        {accept}
        <Button size="sm" variant="default">
          Decline
        </Button>
        <MoreMenu label="More about Imran" items={[{ label: 'Report', onClick: fn() }]} />
      </Actions>
    ),
  },
  dont: {
    says: 'an answer to a proposal in the menu, and Report beside the yes.',
    shows: (
      <Actions>
        {accept}
        <Button size="sm" variant="default">
          Report
        </Button>
        <MoreMenu label="More about Imran" items={[{ label: 'Decline', onClick: fn() }]} />
      </Actions>
    ),
  },
});
