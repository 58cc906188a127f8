import { Group, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { at320, inArabic, inArabicInDark, inDark, ofEveryState } from '../testing/story-states.ts';
import { LinkButton } from './LinkButton.tsx';
import { TextLink } from './TextLink.tsx';

interface TextLinkStory extends React.ComponentProps<typeof TextLink> {
  /** The text before the link. */
  sentence?: string;
}

/** A link within text is underlined; in a list of links only on hover. `LinkButton` is a link that looks like a button. */
const meta = {
  title: 'Kit/Link',
  component: TextLink,
  subcomponents: { LinkButton },
  parameters: {
    usage: {
      use: [
        'To go to another page or place. In a sentence it is underlined; `isQuiet` is for lists of links.',
        'LinkButton is a link that looks like a button, for the one way on of a page.',
      ],
      avoid: ['For an action on this page: use Button.'],
      anatomy: ['Text that names the target', 'Mark and hidden words, where it opens a new tab'],
      do: ['Name the target: “Privacy Policy”.'],
      dont: ['Do not write “click here”.', 'Do not open a new tab, unless what was typed would be lost.'],
      keyboard: { Tab: 'reaches the link', Enter: 'opens it' },
      screenReader: ['A link that opens a new tab says so in hidden words.'],
    },
  },
  args: { href: '#privacy', children: 'Privacy Policy', isQuiet: false },
  argTypes: {
    href: { description: 'Where it leads.' },
    children: { description: 'The name of that place.' },
    target: { control: 'inline-radio', options: [undefined, '_blank'], description: 'A window of its own.' },
  },
} satisfies Meta<TextLinkStory>;

export default meta;
type Story = StoryObj<TextLinkStory>;

export const WithinText: Story = {
  args: { sentence: 'What we keep, and why, is in the' },
  render: ({ sentence, ...link }) => (
    <Text>
      {sentence} <TextLink {...link} />
    </Text>
  ),
};
export const Quiet: Story = { args: { isQuiet: true } };
export const InAnotherTab: Story = {
  args: { href: 'https://quran.com/30/21', target: '_blank', children: 'Ar-Rum 30:21' },
};
export const LongAddressAt320: Story = {
  ...at320,
  args: { href: '#long', children: 'https://an-address.example.org/that-is/longer-than/any-line-of-a-phone-could-be' },
};
export const Focused: Story = { play: async () => userEvent.tab() };
export const AsButton: Story = {
  args: { href: '#home', children: 'Go to Home' },
  render: ({ href, children }) => <LinkButton href={href}>{children}</LinkButton>,
};
export const AsQuietButton: Story = {
  args: { href: '#how-it-works', children: 'Learn More' },
  render: ({ href, children }) => (
    <LinkButton href={href} variant="default">
      {children}
    </LinkButton>
  ),
};
export const WithinTextDark: Story = { ...WithinText, ...inDark };
export const WithinTextArabic: Story = { ...WithinText, ...inArabic };
export const WithinTextArabicDark: Story = { ...WithinText, ...inArabicInDark };
export const AsButtonDark: Story = { ...AsButton, ...inDark };
export const AsQuietButtonArabicDark: Story = { ...AsQuietButton, ...inArabicInDark };
/** In a sentence, in a list of links, and as a button. */
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => (
    <StateMatrix
      part={(link: TextLinkStory) => (
        <Group>
          <TextLink {...link} />
          <TextLink {...link} isQuiet />
          <LinkButton href="#home">{link.children}</LinkButton>
        </Group>
      )}
      args={props}
      of="a"
    />
  ),
};

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'the link names where it leads.',
    shows: (
      <Text>
        What we keep, and why, is in the <TextLink href="#privacy">Privacy Policy</TextLink>.
      </Text>
    ),
  },
  dont: {
    says: 'read alone, as in a list of links, “here” is nowhere.',
    shows: (
      <Text>
        To read what we keep, and why, click <TextLink href="#privacy">here</TextLink>.
      </Text>
    ),
  },
});
