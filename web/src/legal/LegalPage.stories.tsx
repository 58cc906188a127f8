import type { Meta, StoryObj } from '@storybook/react-vite';
import { atAddress } from '../testing/screen-decorator.tsx';
import { LegalPage } from './LegalPage.tsx';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';

const meta = {
  title: 'Legal/Page',
  component: LegalPage,
  decorators: [atAddress('/privacy-policy')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LegalPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PrivacyPolicy: Story = { args: { page: privacyPolicy } };
export const TermsOfService: Story = { args: { page: termsOfService } };
