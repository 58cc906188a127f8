import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { inArabic, inDark } from '../story-states.ts';
import { LinkButton } from './LinkButton.tsx';
import { TextLink } from './TextLink.tsx';

/** Within words a link is underlined; in lists of links only under the pointer. What goes somewhere is a link, also when it looks like a button. */
const meta = {
  title: 'Kit/Link',
  component: TextLink,
  subcomponents: { LinkButton },
  args: { href: '#privacy', children: 'Privacy Policy' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithinWords: Story = {
  render: (link) => (
    <p>
      What we keep, and why, stands in the <TextLink {...link} />.
    </p>
  ),
};
export const Quiet: Story = { args: { isQuiet: true } };
export const InAnotherTab: Story = {
  args: { href: 'https://quran.com/30/21', target: '_blank', children: 'Ar-Rum 30:21' },
};
export const LongAddress: Story = {
  args: { href: '#long', children: 'https://an-address.example.org/that-is/longer-than/any-line-of-a-phone-could-be' },
  globals: { viewport: { value: 'small' } },
};
export const WithFocus: Story = { play: async () => userEvent.tab() };
export const AsAButton: Story = { render: () => <LinkButton href="#home">Go to Home</LinkButton> };
export const AsAQuietButton: Story = {
  render: () => (
    <LinkButton href="#how-it-works" variant="default">
      Learn More
    </LinkButton>
  ),
};
export const InDark: Story = { ...WithinWords, ...inDark };
export const InArabic: Story = {
  ...inArabic,
  render: (link) => (
    <p>
      ما نحفظه من بياناتك وسبب حفظه مذكور في <TextLink {...link}>سياسة الخصوصية</TextLink>.
    </p>
  ),
};
