import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { oneLongWord, verses } from '../testing/samples.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { at320, inArabic, inArabicInDark, inDark, inUrduAt320InDark, namedChoices } from '../testing/story-states.ts';
import { VerseBlock } from '../Verse/Verse.tsx';
import { EmptyState } from './EmptyState.tsx';

/** Replaces content by a picture, a sentence that says what happened, and one action: a Button or a Link, which have the states. */
const meta = {
  title: 'Kit/Empty state',
  component: EmptyState,
  parameters: {
    usage: {
      use: ['When a list is empty, could not be loaded, has no connection, or a page does not exist.'],
      avoid: ['For an error of one field or action: use the field’s error, Alert or a toast.'],
      anatomy: [
        { part: 'Picture in the geometry of the seal', at: 'svg' },
        'Title, optional',
        { part: 'Sentence', at: '[class*=Text-root]' },
        { part: 'One way on', at: 'button' },
        'Verse, optional',
      ],
      do: ['Say what happened, and give one way on.', 'Choose the tone that is true: empty is no error.'],
      dont: ['Do not blame the reader.', 'Do not offer three ways on.'],
      keyboard: { Tab: 'reaches the way on' },
      screenReader: ['The picture is silent. A failure is read at once.'],
    },
  },
  args: { tone: 'empty', headingOrder: 2, action: 'None', footer: 'None' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['empty', 'error', 'offline', 'not-found'] },
    headingOrder: { control: 'inline-radio', options: [1, 2] },
    title: { control: 'text' },
    children: { control: 'text' },
    action: namedChoices({
      None: undefined,
      Refresh: <Button variant="light">Refresh Page</Button>,
      Retry: <Button>Try again</Button>,
      Home: <LinkButton href="#home">Go to Home</LinkButton>,
    }),
    footer: namedChoices({
      None: undefined,
      Verse: (
        <VerseBlock
          size="small"
          arabic={verses.comfort}
          translation="And who say: Our Lord! Vouchsafe us comfort of our wives and of our offspring, and make us patterns for (all) those who ward off (evil)."
          reference="Al-Furqan 25:74"
        />
      ),
    }),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    children:
      'Taking a moment to find your perfect match. Check back soon as our community grows with blessed individuals.',
    action: 'Refresh',
  },
};
export const EmptyWithVerse: Story = { args: { title: 'No proposals sent yet.', footer: 'Verse' } };
export const Error: Story = {
  args: {
    tone: 'error',
    title: 'Something went wrong',
    children: 'You seem to be offline. Please check your connection and try again.',
    action: 'Retry',
  },
};
export const Offline: Story = {
  args: {
    tone: 'offline',
    title: 'You are offline',
    children: 'This page has not been loaded yet. It will be here once you have a connection.',
  },
};
export const NotFound: Story = {
  args: {
    tone: 'not-found',
    headingOrder: 1,
    title: 'Page not found',
    children: 'There is nothing at this address. It may have been mistyped, or the page has moved.',
    action: 'Home',
  },
};
export const LongWordsAt320: Story = {
  ...at320,
  args: { ...Error.args, title: oneLongWord, children: `The server said: ${oneLongWord}.` },
};
export const EmptyDark: Story = { ...Empty, ...inDark };
export const EmptyArabic: Story = { ...Empty, ...inArabic };
export const EmptyWithVerseDark: Story = { ...EmptyWithVerse, ...inDark };
export const EmptyWithVerseArabic: Story = { ...EmptyWithVerse, ...inArabic };
export const ErrorDark: Story = { ...Error, ...inDark };
export const ErrorArabicDark: Story = { ...Error, ...inArabicInDark };
export const OfflineDark: Story = { ...Offline, ...inDark };
export const OfflineUrduAt320Dark: Story = { ...Offline, ...inUrduAt320InDark };
export const NotFoundDark: Story = { ...NotFound, ...inDark };
export const NotFoundArabic: Story = { ...NotFound, ...inArabic };

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'what happened, and one way on.',
    shows: (
      <EmptyState tone="empty" title="No proposals sent yet." action={<LinkButton href="#feed">Feed</LinkButton>} />
    ),
  },
  dont: {
    says: 'blame, and three ways on of which none is the next.',
    shows: (
      <EmptyState
        tone="error"
        title="You have not sent anything."
        action={['Feed', 'For You', 'Settings'].map((name) => (
          <LinkButton key={name} href={`#${name}`}>
            {name}
          </LinkButton>
        ))}
      />
    ),
  },
});
