import type { Meta, StoryObj } from '@storybook/react-vite';
import { atAddress } from '../testing/screen-decorator.tsx';
import { GuidePage } from './GuidePage.tsx';

const meta = {
  title: 'Guide/Profile Creation Guide',
  component: GuidePage,
  decorators: [atAddress('/profile-creation-guide')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GuidePage>;
export default meta;

export const Whole: StoryObj<typeof meta> = {};
