import { Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { at320 } from '../testing/story-states.ts';
import { CopyName } from './CopyName.tsx';
import { Sheet, SheetTitle, TokenPlace, withPx } from '../testing/Foundations.tsx';
import { idOfToken } from '../testing/token-places.ts';
import { fonts, leading, typeScale } from './tokens.ts';

/** The sizes of text and the height of its lines. Click one to copy the name of its variable. */
const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sentence in each language, with the first part of the names of its typefaces and line heights. */
const samples = {
  en: { words: 'A home that is gentle', dir: 'ltr', script: '' },
  ar: { words: 'بيتٌ هادئ يُصغي فيه كلٌّ إلى الآخر', dir: 'rtl', script: 'arabic-' },
  ur: { words: 'ایک نرم مزاج گھر، جہاں سب ایک دوسرے کی سنتے ہیں', dir: 'rtl', script: 'urdu-' },
} as const;
type Language = keyof typeof samples;

interface SampleProps {
  language: Language;
  font: string;
  size: string;
}

/** The sentence of a language, in a typeface. */
function Sample({ language, font, size }: SampleProps) {
  const { words, dir, script } = samples[language];
  return (
    <Text lang={language} dir={dir} ff={font} fz={size} lh={`var(--mq-leading-${script}title)`}>
      {words}
    </Text>
  );
}

/** The same in the language of the toolbar, in one of its two typefaces. */
function SampleInLanguage({ globals, isSerif, size }: { globals: object; isSerif: boolean; size: string }) {
  const { language: chosen } = globals as { language?: Language }; // Storybook's toolbar has just these
  const language = chosen ?? 'en';
  const font = `var(--mq-font-${samples[language].script}${isSerif ? 'serif' : 'text'})`;
  return <Sample language={language} font={font} size={size} />;
}

/** The language of the letters that a typeface is for, by the name of its token. */
const languageOf = (font: string): Language =>
  font.startsWith('arabic') ? 'ar' : font.startsWith('urdu') ? 'ur' : 'en';

/** What each weight of text is for. */
const weights = {
  400: 'regular: what one reads',
  500: 'medium: headings and names in Newsreader',
  600: 'bold: buttons, labels and what stands out in Figtree',
};

const serifSizes = new Set(['lead', 'title', 'display']);

export const Scale: Story = {
  render: (_, { globals }) => (
    <Sheet lead="Newsreader for headings, names and the text of a profile; Figtree for the rest. There are six sizes, of which the two largest grow with the window. A line has 60 to 70 characters.">
      {Object.entries(typeScale).map(([name, size]) => (
        <TokenPlace key={name} name={`--mq-text-${name}`}>
          <SampleInLanguage globals={globals} isSerif={serifSizes.has(name)} size={size} />
          <CopyName name={`--mq-text-${name}`}>
            <Text fz="xs" c="dimmed">
              --mq-text-{name}, {withPx(size)}
            </Text>
          </CopyName>
        </TokenPlace>
      ))}
      <SheetTitle>Line height</SheetTitle>
      <ul>
        {Object.entries(leading).map(([name, { latin, arabic, urdu }]) => (
          <li key={name}>
            <TokenPlace name={`--mq-leading-${name}`}>
              <CopyName name={`--mq-leading-${name}`}>
                --mq-leading-{name}: {latin}
              </CopyName>
              {Object.entries({ arabic, urdu }).map(([script, height]) => (
                <div key={script} id={idOfToken(`--mq-leading-${script}-${name}`)}>
                  <CopyName name={`--mq-leading-${script}-${name}`}>
                    --mq-leading-{script}-{name}: {height}
                  </CopyName>
                </div>
              ))}
            </TokenPlace>
          </li>
        ))}
      </ul>
      <SheetTitle>Weight</SheetTitle>
      <ul>
        {Object.entries(weights).map(([weight, use]) => (
          <li key={weight}>
            <Text component="span" fw={weight}>
              {weight}
            </Text>{' '}
            {use}
          </li>
        ))}
      </ul>
      <SheetTitle>Typefaces</SheetTitle>
      {Object.entries(fonts).map(([name, families]) => (
        <TokenPlace key={name} name={`--mq-font-${name}`}>
          <CopyName name={`--mq-font-${name}`}>--mq-font-{name}</CopyName>
          <Sample language={languageOf(name)} font={families} size="lg" />
          <Text fz="xs" c="dimmed">
            {families.replaceAll("'", '')}
          </Text>
        </TokenPlace>
      ))}
    </Sheet>
  ),
};
export const ScaleAt320: Story = { ...Scale, ...at320 };
