import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenInBrowserDialog } from './OpenInBrowserDialog.tsx';
import { SignedOutDialog } from './SignedOutDialog.tsx';

const meta = { title: 'Auth/Dialogs', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const OpenInBrowser: StoryObj = { render: () => <OpenInBrowserDialog onClose={() => undefined} /> };
export const SignedOut: StoryObj = { render: () => <SignedOutDialog /> };
