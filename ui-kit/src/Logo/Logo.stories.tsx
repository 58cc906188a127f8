import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { inArabic, inDark } from '../story-states.ts';
import { Logo } from './Logo.tsx';

/** The product's own seal, and its name. */
const meta = { title: 'Kit/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AsALink: Story = { args: { href: '#home' } };
export const WithFocus: Story = { args: { href: '#home' }, play: async () => userEvent.tab() };
export const Large: Story = { args: { size: 72 } };
export const InDark: Story = { ...inDark };
export const InArabic: Story = { ...inArabic };
