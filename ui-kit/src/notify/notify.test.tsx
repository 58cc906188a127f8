import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { renderInKit } from '../test-render.tsx';
import { notify, type Notice } from './notify.ts';
import { currentToasts, removeToast } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  act(() => currentToasts().forEach(({ id }) => removeToast(id)));
  vi.useRealTimers();
});

const tell = (message: string, more: Partial<Notice> = {}) => act(() => notify({ kind: 'success', message, ...more }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const dismissOf = (message: string) => {
  const button = screen.getByText(message).parentElement?.querySelector('button');
  if (!button) throw new Error(`Nothing dismisses "${message}".`);
  return button;
};

describe('announcing', () => {
  it('begins with live regions that are empty', () => {
    renderInKit(null);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('interrupts for an error and waits with the rest, each by itself', () => {
    renderInKit(null);
    const [alert, status] = [screen.getByRole('alert'), screen.getByRole('status')];
    tell('Failed to send proposal', { kind: 'error' });
    tell('Proposal sent successfully');
    tell('Something else', { kind: 'neutral' });
    expect(alert).toHaveTextContent('Failed to send proposal');
    expect(status).toHaveTextContent('Proposal sent successfullySomething else');
    for (const region of [alert, status]) expect(region).toHaveAttribute('aria-atomic', 'false');
  });

  it('comes into an open dialog, outside of which nothing is heard or reached', () => {
    const dialog = (isOpen: boolean) => (
      <ConfirmDialog isOpen={isOpen} title="Sure?" onConfirm={vi.fn()} onCancel={vi.fn()}>
        Really?
      </ConfirmDialog>
    );
    const { rerender } = renderInKit(dialog(true));
    tell('Failed to send proposal', { kind: 'error' });
    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Failed to send proposal'));
    rerender(dialog(false));
    expect(screen.getByText('Failed to send proposal')).toBeVisible();
  });
});

describe('going', () => {
  it('goes after five seconds', async () => {
    renderInKit(null);
    tell('Proposal sent successfully');
    await pass(4900);
    expect(screen.getByText('Proposal sent successfully')).toBeVisible();
    await pass(200);
    expect(screen.queryByText('Proposal sent successfully')).not.toBeInTheDocument();
  });

  it.each([
    [
      'pointed at',
      () => fireEvent.pointerEnter(screen.getByRole('status').parentElement!),
      () => fireEvent.pointerLeave(screen.getByRole('status').parentElement!),
    ], // the regions stand in it
    [
      'focused',
      () => act(() => dismissOf('Proposal sent successfully').focus()),
      () => act(() => dismissOf('Proposal sent successfully').blur()),
    ],
  ])('waits while it is %s', async (_, begin, end) => {
    renderInKit(null);
    tell('Proposal sent successfully');
    begin();
    await pass(20_000);
    expect(screen.getByText('Proposal sent successfully')).toBeVisible();
    end();
    await pass(5100);
    expect(screen.queryByText('Proposal sent successfully')).not.toBeInTheDocument();
  });

  it('can be dismissed; the focus goes to the next, and then back to where it was', async () => {
    renderInKit(<button>Send</button>);
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    tell('one');
    tell('two');
    await user.tab();
    expect(screen.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('one')).not.toBeInTheDocument();
    expect(dismissOf('two')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('two')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('does not hold the next one, when the pointer was on the one that is gone', async () => {
    renderInKit(null);
    tell('one');
    fireEvent.pointerEnter(screen.getByRole('status').parentElement!); // the regions stand in it
    fireEvent.click(dismissOf('one'));
    tell('two');
    await pass(5100);
    expect(screen.queryByText('two')).not.toBeInTheDocument();
  });

  it('keeps at most so many at one place, the newest', () => {
    renderInKit(null);
    for (const message of ['one', 'two', 'three']) tell(message, { position: 'top-center', atMost: 2 });
    expect(screen.queryByText('one')).not.toBeInTheDocument();
    expect(screen.getByText('two')).toBeInTheDocument();
    expect(screen.getByText('three')).toBeInTheDocument();
  });
});

it('stands where it was asked to', () => {
  renderInKit(null);
  tell('one', { position: 'top-center' });
  expect(screen.getByRole('status').parentElement).toHaveAttribute('data-position', 'top-center');
});
