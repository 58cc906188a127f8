import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { inArabic, inArabicInDark, inDark, ofEveryState } from '../testing/story-states.ts';
import { Logo } from './Logo.tsx';

/** The seal and the name of the product. With `href` it is a link. */
const meta = {
  title: 'Kit/Logo',
  component: Logo,
  parameters: {
    usage: {
      use: ['In the header and the footer. In the header it is the link to the first page.'],
      avoid: ['As a picture of a member: use Seal.'],
      anatomy: [
        { part: 'Mark', at: 'svg' },
        { part: 'Name', at: '[class*=_name_]' },
      ],
      do: ['Leave room around it of half its height.'],
      dont: ['Do not recolor or mirror it.'],
      keyboard: { Tab: 'reaches it, where it is a link', Enter: 'opens the first page' },
      screenReader: ['The mark is silent; the name is read. As a link, the name is what the link is called.'],
    },
  },
  args: { size: 36 },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AsLink: Story = { args: { href: '#home' } };
export const AsLinkFocused: Story = { ...AsLink, play: async () => userEvent.tab() };
export const Large: Story = { args: { size: 72 } };
export const PlainDark: Story = { ...inDark };
export const PlainArabic: Story = { ...inArabic };
export const AsLinkArabicDark: Story = { ...AsLink, ...inArabicInDark };
export const EveryState: Story = {
  ...ofEveryState,
  args: { href: '#home' },
  render: (props) => <StateMatrix part={Logo} args={props} />,
};
