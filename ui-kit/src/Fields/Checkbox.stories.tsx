import type { Meta, StoryObj } from '@storybook/react-vite';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../testing/story-states.ts';
import { Checkbox } from './Checkbox.tsx';
import { fieldStories } from './story-fields.tsx';

/** Mantine's Checkbox, with a label that wraps. */
const meta = {
  title: 'Kit/Fields/Checkbox',
  component: Checkbox,
  ...fieldStories,
  parameters: {
    usage: {
      use: ['For consent, and for one thing that is true or not once the form is sent.'],
      avoid: ['For a setting that counts at once: use Switch.', 'For one of several: use Radio group.'],
      anatomy: ['Box', 'Label, which wraps', 'Error'],
      do: ['Write the label as a sentence that the person agrees to.'],
      dont: ['Do not tick consent beforehand.'],
      keyboard: { Tab: 'reaches the box', Space: 'ticks it, or removes the tick' },
    },
  },
  args: {
    label: 'I agree that Mithaq stores what I wrote here, my religion included, and shows it to verified members',
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const error = 'Please tick this box. Without your consent, Mithaq may not store your profile.';

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithError: Story = { args: { error } };
export const WithErrorDark: Story = { ...inDark, args: { error } };
export const UncheckedAt320: Story = { ...at320 };
export const CheckedArabic: Story = {
  ...inArabic,
  args: {
    label: 'أوافق على أن يحفظ ميثاق ما كتبته هنا، ومنه ديني، وأن يعرضه على الأعضاء الموثَّقين',
    defaultChecked: true,
  },
};
export const UncheckedUrduAt320Dark: Story = {
  ...inUrduAt320InDark,
  args: {
    label: 'میں متفق ہوں کہ میثاق میری لکھی ہوئی باتیں، بشمول میرا دین، محفوظ رکھے اور تصدیق شدہ اراکین کو دکھائے',
  },
};
