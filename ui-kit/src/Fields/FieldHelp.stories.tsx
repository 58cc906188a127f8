import type { Meta, StoryObj } from '@storybook/react-vite';
import { inArabic, inDark } from '../story-states.ts';
import { FieldHelp } from './FieldHelp.tsx';

/** A quiet link to help, in a new tab, so that what was typed stays. */
const meta = {
  title: 'Kit/Fields/Field help',
  component: FieldHelp,
  args: { href: '#about-me', children: 'Tips for writing' },
} satisfies Meta<typeof FieldHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Help: Story = {};
export const HelpDark: Story = { ...inDark };
export const HelpArabic: Story = { ...inArabic, args: { children: 'نصائح للكتابة' } };
