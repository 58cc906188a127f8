import { Group, Stack, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ArrowIcon, CheckIcon } from '../icons/icons.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Sheet, SheetTitle, TokenName } from '../testing/Foundations.tsx';
import { verses } from '../testing/samples.ts';
import { inArabic, inDark, inUrdu } from '../testing/story-states.ts';
import { VerseBlock } from '../Verse/Verse.tsx';
import { leading } from './tokens.ts';

/** The typefaces of Arabic and Urdu, and what is different from right to left. */
const meta = { title: 'Foundations/Arabic script' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const arabic = 'بيتٌ هادئ يُصغي فيه كلٌّ إلى الآخر: أ إ آ ة ى ؤ ئ';
const urdu = 'ایک نرم مزاج گھر، جہاں سب ایک دوسرے کی سنتے ہیں: ٹ ڈ ڑ ں ے ہ ھ ء گ چ پ ژ';

/** The typefaces by their names: what each is for, the tokens that begin with it, and a sample. */
const faces = {
  Vazirmatn: { use: 'text and controls in Arabic', tokens: ['arabic-text'], language: 'ar', size: 'md', words: arabic },
  'Noto Naskh Arabic': {
    use: 'headings, names and letters in Arabic',
    tokens: ['arabic-serif'],
    language: 'ar',
    size: 'lg',
    words: arabic,
  },
  'Noto Nastaliq Urdu': {
    use: 'all of Urdu, also what a member wrote in Urdu on another page',
    tokens: ['urdu-text', 'urdu-serif'],
    language: 'ur',
    size: 'lg',
    words: urdu,
  },
} as const;

const scripts = { ar: 'arabic', ur: 'urdu' } as const;

interface NativeProps {
  language: keyof typeof scripts;
  /** The end of the name of its typeface's token. */
  font?: string;
  size?: string;
  children: ReactNode;
}

/** A line in its own typeface and line height, whatever the language of the page. */
const Native = ({ language, font = `${scripts[language]}-text`, size, children }: NativeProps) => (
  <Text
    lang={language}
    dir="rtl"
    ff={`var(--mq-font-${font})`}
    lh={`var(--mq-leading-${scripts[language]}-text)`}
    fz={size}
  >
    {children}
  </Text>
);

/** What has a direction, as a page from left to right and one from right to left have it. */
const Directions = ({ children }: { children: ReactNode }) => (
  <Group gap="xl">
    {(['ltr', 'rtl'] as const).map((dir) => (
      <Group key={dir} dir={dir} gap="md">
        {children}
      </Group>
    ))}
  </Group>
);

const PhoneNumber = () => (
  <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
    +91 98480 22338
  </bdi>
);

const Rule = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack component="section" gap="xs" maw="48rem">
    <SheetTitle>{name}</SheetTitle>
    {children}
  </Stack>
);

export const Letters: Story = {
  render: () => (
    <Sheet lead="Four typefaces, each with its own line height. Arabic script has no letter spacing and no italics, and Nastaliq no bold.">
      <SheetTitle>Typefaces</SheetTitle>
      {Object.entries(faces).map(([name, { use, tokens, language, size, words }]) => (
        <div key={name}>
          <Text fz="sm">
            <strong>{name}</strong>: {use}.{' '}
            {tokens.map((token) => (
              <span key={token}>
                <TokenName name={`--mq-font-${token}`}>--mq-font-{token}</TokenName>{' '}
              </span>
            ))}
          </Text>
          <Native language={language} font={tokens[0]} size={size}>
            {words}
          </Native>
        </div>
      ))}
      <div>
        <Text fz="sm">
          <strong>Amiri Quran</strong>: the Quran, supplications and the sign <span lang="ar">ﷺ</span>, on all pages.
        </Text>
        <VerseBlock arabic={verses.comfort} reference="Al-Furqan 25:74" size="small" />
      </div>
      <Rule name="Line heights">
        <Text fz="sm">Latin, Arabic and Urdu, for the same text:</Text>
        <ul>
          {Object.entries(leading).map(([name, { latin, arabic: high, urdu: highest }]) => (
            <li key={name}>
              <TokenName name={`--mq-leading-${name}`}>{name}</TokenName>: {latin}, {high}, {highest}
            </li>
          ))}
        </ul>
      </Rule>
      <Rule name="Digits">
        <Text fz="sm">
          0 to 9 in each language, in Figtree. Fields also take the digits of Arabic and Urdu keyboards, and show these.
        </Text>
        <Native language="ar">28 عامًا</Native>
        <Native language="ur">28 سال</Native>
      </Rule>
      <Rule name="What is mirrored">
        <Text fz="sm">
          The page, the order of buttons, and icons with a direction: arrows, Send, Log out, the question mark. Not
          mirrored: the check mark, the logo and seals, phone numbers, e-mail addresses and ids.
        </Text>
        <Directions>
          <ArrowIcon />
          <CheckIcon />
          <Logo />
          <PhoneNumber />
        </Directions>
      </Rule>
      <Rule name="Names and mixed lines">
        <Text fz="sm">
          A name is in a <code>bdi</code>, and what a member wrote has <code>dir=&quot;auto&quot;</code>: each begins
          where its own script does, and neither moves the words around it. A phone number is{' '}
          <code>dir=&quot;ltr&quot;</code>. Latin words stay in Figtree, in the line height of the line.
        </Text>
        <Native language="ar">
          كتب إليك <bdi>Imran Hashmi</bdi>، ورقمه <PhoneNumber />.
        </Native>
        <Native language="ur">
          <bdi>Imran Hashmi</bdi> نے آپ کو لکھا، نمبر <PhoneNumber />۔
        </Native>
      </Rule>
    </Sheet>
  ),
};
export const LettersOnAnArabicPage: Story = { ...Letters, ...inArabic };
export const LettersOnAnUrduPage: Story = { ...Letters, ...inUrdu };
export const LettersDark: Story = { ...Letters, ...inDark };
