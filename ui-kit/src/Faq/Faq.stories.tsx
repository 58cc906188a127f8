import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { at320, inDark, inUrdu } from '../story-states.ts';
import { Faq } from './Faq.tsx';

/** Questions that open on their answers, also where no script runs. */
const meta = {
  title: 'Kit/Faq',
  component: Faq,
  args: {
    entries: [
      { question: 'How are members verified?', answer: <p>By a code sent to their phone.</p> },
      {
        question: 'Do I need a photo?',
        answer: <p>No. Photos are neither required nor shown. A profile is something one reads.</p>,
      },
      {
        question: 'When are contact details shared, and with whom, and can I take that back?',
        answer: <p>When both have agreed, and with nobody else.</p>,
      },
    ],
  },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

const openFirst: Story['play'] = async ({ canvasElement, args }) =>
  userEvent.click(within(canvasElement).getByText(args.entries[0]?.question ?? ''));

export const Closed: Story = {};
export const Open: Story = { play: openFirst };
export const OpenInDark: Story = { ...inDark, play: openFirst };
export const OpenAt320: Story = { ...at320, play: openFirst };
export const InUrdu: Story = {
  ...inUrdu,
  args: {
    entries: [
      { question: 'اراکین کی تصدیق کیسے ہوتی ہے؟', answer: <p>ان کے فون پر بھیجے گئے ایک کوڈ سے۔</p> },
      { question: 'کیا تصویر ضروری ہے؟', answer: <p>نہیں۔ تصویر نہ مانگی جاتی ہے نہ دکھائی جاتی ہے۔</p> },
    ],
  },
  play: openFirst,
};
