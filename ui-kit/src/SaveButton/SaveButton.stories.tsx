import type { Meta, StoryObj } from '@storybook/react-vite';
import { inArabic, inDark } from '../story-states.ts';
import { SaveButton } from './SaveButton.tsx';

/** A bookmark on a card or a profile. */
const meta = {
  title: 'Kit/Save button',
  component: SaveButton,
  args: { label: "Save Maryam's profile", isSaved: false, onClick: () => undefined },
} satisfies Meta<typeof SaveButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {};
export const Saved: Story = { args: { isSaved: true } };
export const SavedDark: Story = { ...inDark, args: { isSaved: true } };
export const SavedArabic: Story = { ...inArabic, args: { isSaved: true, label: 'حفظ ملف مريم' } };
