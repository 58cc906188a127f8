import { Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inArabic } from '../testing/story-states.ts';
import { Sheet } from '../testing/Foundations.tsx';

/** The typefaces of Arabic and Urdu. */
const meta = { title: 'Foundations/Arabic script' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {
  render: () => (
    <Sheet lead="Vazirmatn for text, Noto Naskh Arabic for headings, Noto Nastaliq Urdu for Urdu, Amiri Quran for the Quran. Arabic script has no letter spacing and no italics, and more space between the lines.">
      {(['text', 'heading'] as const).map((font) => (
        <div key={font}>
          <Text lang="ur" dir="rtl" ff={font} fz={font === 'heading' ? 'lg' : undefined}>
            ایک نرم مزاج گھر، جہاں سب ایک دوسرے کی سنتے ہیں: ٹ ڈ ڑ ں ے ہ ھ ء گ چ پ ژ
          </Text>
          <Text lang="ar" dir="rtl" ff={font} fz={font === 'heading' ? 'lg' : undefined}>
            بيتٌ هادئ يُصغي فيه كلٌّ إلى الآخر: أ إ آ ة ى ؤ ئ ٠١٢٣٤٥٦٧٨٩
          </Text>
        </div>
      ))}
    </Sheet>
  ),
};
export const LettersOnAnArabicPage: Story = { ...Letters, ...inArabic };
