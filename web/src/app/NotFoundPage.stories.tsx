import type { Meta, StoryObj } from '@storybook/react-vite';
import { atAddress } from '../testing/screen-decorator.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'App/Page not found',
  component: NotFoundPage,
  decorators: [atAddress('/nowhere')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>;
export default meta;

export const NotFound: StoryObj<typeof meta> = {};
