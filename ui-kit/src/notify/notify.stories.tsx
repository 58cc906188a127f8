import { Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BellLink } from '../BellLink/BellLink.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Header, PageBody, PageHeader, PageShell } from '../Page/Page.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { oneLongWord } from '../testing/samples.ts';
import { said } from '../testing/said.ts';
import { at320, inArabic, inDark, inUrduAt320InDark, ofEveryState, onPhone } from '../testing/story-states.ts';
import { dismissAll, notify, type Notice } from './notify.ts';
import { ToastSheet } from './ToastSheet.tsx';

interface ToastStory extends Notice {
  /** Shown at once, for the stories of all kinds. */
  several?: readonly Notice[];
}

/** Notices: announced, dismissible, never the only place where news appears. */
const meta = {
  title: 'Kit/Toasts',
  parameters: {
    usage: {
      use: ['For the result of an action that is over: sent, saved, failed.'],
      avoid: ['For what a person must read later too: write it on the page.', 'For errors of fields.'],
      anatomy: [
        { part: 'Icon of the kind', at: '[class*=Notification-icon]' },
        { part: 'One sentence', at: '[class*=Notification-description]' },
        { part: 'Close button', at: '[data-dismiss]' },
      ],
      do: ['Say what happened in one sentence.', 'Write a failure on the page as well.'],
      dont: ['Do not ask a question in a toast.', 'Do not show more than one about the same action.'],
      keyboard: {
        Tab: 'reaches the close button',
        'Enter or Space': 'closes it',
        Esc: 'closes the one with the focus, or the newest one where nothing lies over the page',
      },
      screenReader: ['Read when the reader pauses, without moving the focus. After a key, Undo has the focus.'],
    },
  },
  args: { kind: 'success', message: 'Proposal sent successfully' },
  argTypes: {
    kind: { description: 'The color and the icon.', control: 'radio', options: ['success', 'error', 'neutral'] },
    message: { description: 'What happened, in one sentence.', control: 'text' },
    position: {
      description: 'Without one it is at the end of the line, at the top.',
      control: 'radio',
      options: [undefined, 'top-center'],
    },
    several: { description: 'Notices that are shown together, in the place of one.', control: false },
    atMost: { description: 'How many are shown there: the oldest make room.', control: 'number' },
  },
  beforeEach: dismissAll,
  render: ({ several, ...notice }) => <Button onClick={() => (several ?? [notice]).forEach(notify)}>Show</Button>,
} satisfies Meta<ToastStory>;

export default meta;
type Story = StoryObj<ToastStory>;

const all: Notice[] = [
  { kind: 'success', message: 'Proposal sent successfully' },
  { kind: 'error', message: 'Failed to send proposal' },
  { kind: 'neutral', message: 'Sign-in was cancelled' },
];

const isShown = ({ message }: Notice) => waitFor(() => expect(screen.getByText(message)).toBeVisible());
const pressShow = async (canvasElement: HTMLElement) => {
  const button = within(canvasElement).getByRole('button', { name: 'Show' });
  await userEvent.click(button);
  await waitFor(() => expect(document.querySelector('[data-dismiss]')).toBeVisible());
  return button;
};
const show: Story['play'] = async ({ canvasElement }) => {
  const button = await pressShow(canvasElement);
  // What lies beside a notice can still be pressed.
  const { x, y, height } = button.getBoundingClientRect();
  await expect(button).toContainElement(document.elementFromPoint(x + 8, y + height / 2) as HTMLElement | null);
};
const showAll: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(document.querySelectorAll('[data-dismiss]')).toHaveLength(all.length));
};

/** As they look, without the time after which they leave. */
export const Kinds: Story = {
  args: { several: all },
  render: ({ several = [] }) => (
    <Stack maw="26rem">
      {several.map((notice) => (
        <ToastSheet key={notice.kind} {...notice} />
      ))}
    </Stack>
  ),
};
export const OnDemand: Story = {};
export const Success: Story = { play: show };
export const Error: Story = { args: all[1], play: show };
export const Neutral: Story = { args: all[2], play: show };
/** For what was done at once, without a question before. */
export const WithUndo: Story = {
  args: {
    message: said('{name} is hidden from your lists. You can undo this in the settings.', { name: 'Imran' }),
    undo: { label: 'Undo', onClick: fn() },
  },
  play: async (context) => {
    await show(context);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(context.args.undo?.onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.querySelector('[data-dismiss]')).toBeNull());
    await show(context);
  },
};
/** As on the page that verifies a phone number. */
export const TopCenter: Story = {
  args: { message: 'Verification code sent!', position: 'top-center', atMost: 2 },
  play: show,
};
/** What follows is a second sentence. */
export const WithDetail: Story = {
  args: {
    message: said('Proposal {status} ', { status: 'Accepted' }),
    detail: 'You can now talk.',
  },
  play: show,
};
export const AllKinds: Story = { args: { several: all }, play: showAll };
export const AllKindsDark: Story = { ...AllKinds, ...inDark };
export const AllKindsAt320: Story = { ...AllKinds, ...at320 };
export const LongText: Story = {
  args: { message: `${oneLongWord}. `.repeat(3).trim() },
  play: async ({ args }) => {
    notify(args);
    await isShown(args);
  },
};
/** It lies over the page, which does not move when it comes or goes. */
export const OverAPage: Story = {
  ...at320,
  args: { kind: 'success', message: 'Phone number verified successfully!', position: 'top-center' },
  render: () => (
    <PageShell header={<Header logo={<Logo />} />}>
      <PageBody>
        <PageHeader title="Explore Profiles" />
      </PageBody>
    </PageShell>
  ),
  play: async ({ args }) => {
    const top = () => screen.getByRole('heading').getBoundingClientRect().top;
    const before = top();
    notify(args);
    await isShown(args);
    await expect(top()).toBe(before);
    await userEvent.click(within(screen.getByRole('status')).getByRole('button'));
    await waitFor(() => expect(screen.queryByText(args.message)).not.toBeInTheDocument());
    await expect(top()).toBe(before);
    notify(args);
    await isShown(args);
  },
};
/** One can go on to the bell meanwhile. */
export const BesideTheBell: Story = {
  ...onPhone,
  args: { kind: 'success', message: 'Proposal sent successfully' },
  render: () => (
    <PageShell
      header={
        <Header logo={<Logo />} right={<BellLink href="/news" label="News" hasNews={false} isCurrent={false} />} />
      }
    >
      {null}
    </PageShell>
  ),
  play: async ({ args }) => {
    notify(args);
    await isShown(args);
    const bell = screen.getByRole('link', { name: 'News' });
    const { x, y, width, height } = bell.getBoundingClientRect();
    await expect(bell).toContainElement(document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement | null);
  },
};
/** The page behind a dialog is inert, the notice is not. */
export const OverADialog: Story = {
  // The dialog would lie over the docs page.
  tags: ['!autodocs'],
  args: { kind: 'error', message: 'Failed to send proposal' },
  render: () => (
    <ConfirmDialog isOpen title="Send Proposal" onConfirm={fn()} onCancel={fn()}>
      Are you sure you want to send a proposal?
    </ConfirmDialog>
  ),
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    notify(args);
    await isShown(args);
    await userEvent.click(within(screen.getByRole('status')).getByRole('button'));
    await waitFor(() => expect(screen.queryByText(args.message)).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog')).toBeVisible();
    notify(args);
    await isShown(args);
  },
};
export const SuccessArabic: Story = { ...inArabic, play: show };
export const ErrorUrduAt320Dark: Story = {
  args: all[1],
  // It is as wide as the window: nothing is beside it.
  play: async ({ canvasElement }) => void (await pressShow(canvasElement)),
  ...inUrduAt320InDark,
};
const undo: Notice['undo'] = { label: 'Undo', onClick: () => undefined };

export const EveryState: Story = {
  ...ofEveryState,
  render: (notice) => (
    <StateMatrix
      part={ToastSheet}
      args={{ ...notice, undo }}
      of="button"
      more={{
        // There is nothing to undo.
        Error: { ...all[1], undo: undefined },
        Neutral: { ...all[2], undo: undefined },
        Long: { message: `${oneLongWord}. `.repeat(3) },
      }}
    />
  ),
};

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'one sentence that says what happened.',
    shows: <ToastSheet kind="success" message="Proposal sent successfully" />,
  },
  dont: {
    says: 'a question: it leaves before it is answered.',
    shows: <ToastSheet kind="neutral" message="Would you like to send a proposal?" />,
  },
});
