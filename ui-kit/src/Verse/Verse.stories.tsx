import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { verses } from '../testing/samples.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { at320, inArabic, inArabicInDark, inDark, inUrduAt320InDark } from '../testing/story-states.ts';
import { DuaBlock, Passage, QuoteBanner, VerseBlock } from './Verse.tsx';

/** Verses, supplications, hadith and quotes with their sources. The Arabic stays letter by letter as in its source. */
const meta = {
  title: 'Kit/Verse',
  component: VerseBlock,
  subcomponents: { DuaBlock, Passage, QuoteBanner },
  parameters: {
    usage: {
      use: ['For a verse, a dua or a saying: on the landing page, in Community, in empty lists.'],
      avoid: ['As decoration, and near errors.'],
      anatomy: [
        'Arabic, letter by letter as in its source',
        'Translation, left out for readers of Arabic',
        'Reference',
      ],
      do: [
        'Always give the reference.',
        'Take the text from the sources of the product; a test compares every letter.',
      ],
      dont: ['Do not cut a verse, type it by hand or put it on a button.'],
      keyboard: {},
      screenReader: [
        'The Arabic is marked as Arabic, so that a voice for Arabic reads it. The reference is the caption.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<ComponentProps<typeof VerseBlock>>;

export const Verse: Story = {
  args: {
    arabic: verses.tranquillity,
    translation:
      'And of His signs is this: He created for you helpmeets from yourselves that ye might find rest in them, and He ordained between you love and mercy. Lo! herein indeed are portents for folk who reflect.',
    reference: 'Ar-Rum 30:21',
    size: 'large',
  },
  argTypes: {
    size: { control: 'inline-radio', options: ['small', 'large'] },
    translation: { control: 'text' },
    reference: { control: 'text' },
  },
};
export const VerseSmall: Story = { ...Verse, args: { ...Verse.args, size: 'small' } };
export const VerseAt320: Story = { ...Verse, ...at320 };
export const VerseDark: Story = { ...Verse, ...inDark };

/** A reader of Arabic needs no translation. */
export const VerseArabic: Story = { ...Verse, ...inArabic };
export const VerseArabicDark: Story = { ...Verse, ...inArabicInDark };

export const Dua: StoryObj<ComponentProps<typeof DuaBlock>> = {
  args: {
    heading: 'For a spouse and children who are a comfort',
    category: 'QURAN',
    arabic: verses.comfort,
    translation:
      'And who say: Our Lord! Vouchsafe us comfort of our wives and of our offspring, and make us patterns for (all) those who ward off (evil).',
    note: 'Among the servants of the Most Merciful are those who pray so.',
    reference: 'Al-Furqan 25:74',
  },
  render: (dua) => <DuaBlock {...dua} />,
};
export const DuaAt320: typeof Dua = { ...Dua, ...at320 };
export const DuaDark: typeof Dua = { ...Dua, ...inDark };
export const DuaArabic: typeof Dua = { ...Dua, ...inArabic };
export const DuaUrduAt320Dark: typeof Dua = { ...Dua, ...inUrduAt320InDark };

export const PassageWithContext: StoryObj<ComponentProps<typeof Passage>> = {
  args: {
    heading: 'Consent',
    noteLabel: 'Context',
    note: 'Both are asked, and both answers are heard.',
    reference: 'A sample text of Mithaq',
    children: 'A marriage is a covenant between two who choose each other freely.',
  },
  render: (passage) => <Passage {...passage} />,
};
export const PassageDark: typeof PassageWithContext = { ...PassageWithContext, ...inDark };
export const PassageArabic: typeof PassageWithContext = { ...PassageWithContext, ...inArabic };
export const PassageArabicDark: typeof PassageWithContext = { ...PassageWithContext, ...inArabicInDark };

export const Quote: StoryObj<ComponentProps<typeof QuoteBanner>> = {
  args: {
    label: 'Quote of the day',
    reference: 'A sample text of Mithaq',
    children: 'A marriage is a covenant between two who choose each other freely.',
  },
  render: (quote) => <QuoteBanner {...quote} />,
};
export const QuoteAt320: typeof Quote = { ...Quote, ...at320 };
export const QuoteDark: typeof Quote = { ...Quote, ...inDark };
export const QuoteArabic: typeof Quote = { ...Quote, ...inArabic };

const comfort = 'Our Lord! Vouchsafe us comfort of our wives and of our offspring.';

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'the whole verse with its reference.',
    shows: (
      <VerseBlock
        size="small"
        arabic={verses.comfort}
        translation="And who say: Our Lord! Vouchsafe us comfort of our wives and of our offspring, and make us patterns for (all) those who ward off (evil)."
        reference="Al-Furqan 25:74"
      />
    ),
  },
  dont: {
    says: 'a part of it, without the Arabic and without a source.',
    shows: <p style={{ margin: 0, textAlign: 'center' }}>“{comfort}”</p>,
  },
});
