import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { inArabic, inArabicInDark, inDark } from '../story-states.ts';
import { Logo } from './Logo.tsx';

/** The seal and the name of the product. With `href` it is a link. */
const meta = { title: 'Kit/Logo', component: Logo, args: { size: 36 } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AsLink: Story = { args: { href: '#home' } };
export const AsLinkFocused: Story = { ...AsLink, play: async () => userEvent.tab() };
export const Large: Story = { args: { size: 72 } };
export const PlainDark: Story = { ...inDark };
export const PlainArabic: Story = { ...inArabic };
export const AsLinkArabicDark: Story = { ...AsLink, ...inArabicInDark };
