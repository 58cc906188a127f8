import type { Meta, StoryObj } from '@storybook/react-vite';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../testing/story-states.ts';
import { fieldStories } from './story-fields.tsx';
import { Switch } from './Switch.tsx';

/** Mantine's Switch: turns something on and off at once. */
const meta = {
  title: 'Kit/Fields/Switch',
  component: Switch,
  ...fieldStories,
  parameters: {
    usage: {
      use: ['For a setting that counts at once: pause my profile.'],
      avoid: ['In a form that is sent: use Checkbox.'],
      anatomy: ['Switch', 'Label', 'What it changes'],
      do: ['Say what is so while it is on.'],
      dont: ['Do not ask for a second press to save.'],
      keyboard: { Tab: 'reaches the switch', Space: 'turns it on and off' },
    },
  },
  args: { label: 'Pause my profile', description: 'While it is paused, your profile is in no list.' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const OnDark: Story = { ...inDark, ...On };
export const Disabled: Story = { args: { disabled: true } };
export const OffAt320: Story = { ...at320 };
export const OnArabic: Story = {
  ...inArabic,
  args: { label: 'إيقاف ملفي مؤقتًا', description: 'ما دام موقوفًا فلا يظهر في أي قائمة.', defaultChecked: true },
};
export const OffUrduAt320Dark: Story = {
  ...inUrduAt320InDark,
  args: { label: 'میری پروفائل روک دیں', description: 'جب تک رکی رہے، یہ کسی فہرست میں نظر نہیں آتی۔' },
};
