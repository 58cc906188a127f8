import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactDetails } from './ContactDetails.tsx';

const meta = { title: 'Kit/ContactDetails', component: ContactDetails, args: { email: 'omar.farouk@example.org', phoneNumber: '+971501234567' } } satisfies Meta<typeof ContactDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const LongAddress: Story = { args: { email: 'a.very.long.name.that.somebody.really.has@an-even-longer-domain-name.example.org' }, globals: { viewport: { value: 'small' } } };
