import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { oneLongWord, verses } from '../samples.ts';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../story-states.ts';
import { VerseBlock } from '../Verse/Verse.tsx';
import { EmptyScene, ErrorScene, NotFoundScene, OfflineScene } from './Scene.tsx';

/** A picture in the geometry of the seals, a sentence, one way on. */
const meta = { title: 'Kit/Scenes', component: EmptyScene } satisfies Meta<typeof EmptyScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    children:
      'Taking a moment to find your perfect match. Check back soon as our community grows with blessed individuals.',
    action: <Button variant="light">Refresh Page</Button>,
  },
};
export const EmptyWithVerse: Story = {
  args: {
    title: 'No proposals sent yet.',
    footer: (
      <VerseBlock
        size="small"
        arabic={verses.coolness}
        translation="Our Lord! Vouchsafe us comfort of our wives and of our offspring."
        reference="Al-Furqan 25:74"
      />
    ),
  },
};
export const Failed: Story = {
  render: () => (
    <ErrorScene title="Something went wrong" action={<Button>Try again</Button>}>
      The list could not be fetched. Nothing of yours is lost.
    </ErrorScene>
  ),
};
export const Offline: Story = {
  render: () => <OfflineScene title="You are offline">This page comes back when the connection does.</OfflineScene>,
};
export const NotFound: Story = {
  render: () => (
    <NotFoundScene title="Page not found" headingOrder={1} action={<LinkButton href="#home">Go to Home</LinkButton>}>
      There is nothing at this address.
    </NotFoundScene>
  ),
};
export const LongWordsAt320: Story = {
  ...at320,
  render: () => (
    <ErrorScene
      title="Something went wrong that takes more words than usual to say"
      action={<Button>Try again</Button>}
    >
      The server said: {oneLongWord}. Nothing of yours is lost; what you typed is kept on this device.
    </ErrorScene>
  ),
};
export const EmptyInDark: Story = { ...Empty, ...inDark };
export const FailedInDark: Story = { ...Failed, ...inDark };
export const OfflineInDark: Story = { ...Offline, ...inDark };
export const NotFoundInDark: Story = { ...NotFound, ...inDark };
export const EmptyInArabic: Story = {
  ...inArabic,
  args: {
    title: 'لم ترسل أي طلب بعد.',
    children: 'حين تجد من توافقك، اكتب إليها بطلب زواج. سيبقى هنا ما أرسلته.',
    footer: <VerseBlock size="small" arabic={verses.coolness} reference="سورة الفرقان: 74" />,
  },
};
export const OfflineInUrduAt320InDark: Story = {
  ...inUrduAt320InDark,
  render: () => <OfflineScene title="آپ آف لائن ہیں">کنکشن بحال ہوتے ہی یہ صفحہ واپس آ جائے گا۔</OfflineScene>,
};
