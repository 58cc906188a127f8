import type { Meta, StoryObj } from '@storybook/react-vite';
import { verses } from '../samples.ts';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../story-states.ts';
import { DuaBlock, Passage, QuoteBanner, VerseBlock } from './Verse.tsx';

/** Set like a page of a fine edition: Arabic, meaning, reference. Translations by Pickthall (1930). */
const meta = {
  title: 'Kit/Verse',
  component: VerseBlock,
  subcomponents: { DuaBlock, Passage, QuoteBanner },
  args: {
    arabic: verses.tranquillity,
    translation:
      'And of His signs is this: He created for you helpmeets from yourselves that ye might find rest in them, and He ordained between you love and mercy. Lo! herein indeed are portents for folk who reflect.',
    reference: 'Ar-Rum 30:21',
  },
} satisfies Meta<typeof VerseBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verse: Story = {};
export const SmallVerse: Story = { args: { size: 'small' } };
export const VerseAt320: Story = { ...at320 };
export const VerseInDark: Story = { ...inDark };

/** For readers of Arabic, who need no translation. */
export const ArabicAlone: Story = { args: { translation: undefined, reference: 'سورة الروم: 21' } };
export const Dua: Story = {
  render: () => (
    <DuaBlock
      heading="For a spouse and children who are a comfort"
      category="QURAN"
      arabic={verses.coolness}
      translation="Our Lord! Vouchsafe us comfort of our wives and of our offspring, and make us patterns for (all) those who ward off (evil)."
      note="Among the servants of the Most Merciful are those who pray so."
      reference="Al-Furqan 25:74"
    />
  ),
};
export const Guidance: Story = {
  render: () => (
    <Passage
      heading="Her consent"
      noteLabel="Context"
      note="He was asked how a young woman shows that she agrees."
      reference="Sahih al-Bukhari 5136 (meaning)"
    >
      A woman who was married before is not given in marriage until she is consulted, nor a young woman until she has
      agreed.
    </Passage>
  ),
};
export const Banner: Story = {
  render: () => (
    <QuoteBanner label="A word for today" reference="Jami at-Tirmidhi 1162 (meaning)">
      The best of you are those who are best to their wives.
    </QuoteBanner>
  ),
};
export const DuaAt320: Story = { ...Dua, ...at320 };
export const DuaInDark: Story = { ...Dua, ...inDark };
export const GuidanceInDark: Story = { ...Guidance, ...inDark };
export const BannerAt320: Story = { ...Banner, ...at320 };
export const BannerInDark: Story = { ...Banner, ...inDark };
export const GuidanceInArabic: Story = {
  ...inArabic,
  render: () => (
    <Passage heading="الرضا قبل الزواج" noteLabel="الخلاصة" note="يُسأل الطرفان، ويُسمع جوابهما." reference="من كلام ميثاق">
      الزواج عهد بين اثنين يختار كلٌّ منهما الآخر راضيًا، فلا يُعقد على أحد بغير إذنه.
    </Passage>
  ),
};
export const DuaInUrduAt320InDark: Story = {
  ...inUrduAt320InDark,
  render: () => (
    <DuaBlock
      heading="آنکھوں کی ٹھنڈک بننے والے شریکِ حیات اور اولاد کے لیے"
      category="قرآن"
      arabic={verses.coolness}
      note="رحمٰن کے بندے یوں دعا کرتے ہیں۔"
      reference="الفرقان 25:74"
    />
  ),
};
