import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { renderInKit } from '../testing/test-render.tsx';
import { dismissAll, notify, type Notice } from './notify.ts';
import './Toasts.tsx'; // loaded here, since its time is not part of these tests

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  act(dismissAll);
  vi.useRealTimers();
});

const show = async (message: string, more: Partial<Notice> = {}) => {
  act(() => notify({ kind: 'success', message, ...more }));
  return screen.findByText(message);
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isGone = (message: string) => waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
const dismissOf = (message: string) => {
  const all = screen.getAllByRole('button', { name: 'Dismiss' });
  return all.find((button) => button.parentElement?.textContent === message)!;
};
const positionOf = (message: string) =>
  screen.getByText(message).closest('[data-position]')?.getAttribute('data-position');

describe('announcing', () => {
  it('begins with a live region that is empty', () => {
    renderInKit(null);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces each notice by itself, politely', async () => {
    renderInKit(null);
    const region = screen.getByRole('status');
    await show('Failed to send proposal', { kind: 'error' });
    await show('Proposal sent successfully');
    await show('Something else', { kind: 'neutral' });
    expect(region).toHaveTextContent('Failed to send proposalProposal sent successfullySomething else');
    expect(region).toHaveAttribute('aria-atomic', 'false');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a notice that came before the region', async () => {
    notify({ kind: 'success', message: 'Early' });
    renderInKit(null);
    expect(await screen.findByText('Early')).toBeVisible();
  });

  it('is within reach while a dialog is open', async () => {
    const { container } = renderInKit(
      <ConfirmDialog isOpen title="Sure?" onConfirm={vi.fn()} onCancel={vi.fn()}>
        Really?
      </ConfirmDialog>,
    );
    const dialog = await screen.findByRole('dialog');
    const notice = await show('Failed to send proposal', { kind: 'error' });
    expect(screen.getByRole('status')).toContainElement(notice);
    // What is inert, or outside of an aria-modal dialog, is neither announced nor reached.
    expect(container).toHaveAttribute('inert');
    expect(notice.closest('[inert]')).toBeNull();
    expect(dialog).not.toHaveAttribute('aria-modal');
  });
});

describe('going', () => {
  it.each([
    ['above a dialog', 100, '-68px'],
    ['below its title and the button beside it, where there is no room above', 40, '32px'],
  ])('is moved %s', async (_, top, moved) => {
    const at = (y: number, height: number) => new DOMRect(0, y, 100, height);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      if (this.matches('[data-position]')) return at(76, 60);
      if (this.matches('[role="dialog"]')) return at(top, 400);
      return this.matches('h2') ? at(top, 30) : this.matches('h2 ~ button') ? at(top, 60) : at(0, 0);
    });
    renderInKit(
      <Drawer isOpen title="Filters" onSubmit={vi.fn()} onClose={vi.fn()} footer="">
        {null}
      </Drawer>,
    );
    await screen.findByRole('dialog');
    const notice = await show('Hidden');
    await waitFor(() => expect(notice.closest('[data-position]')).toHaveStyle({ marginTop: moved }));
    vi.restoreAllMocks();
  });

  it('disappears after five seconds', async () => {
    renderInKit(null);
    await show('Proposal sent successfully');
    await pass(4500);
    expect(screen.getByText('Proposal sent successfully')).toBeVisible();
    await pass(1000);
    await isGone('Proposal sent successfully');
  });

  it.each([
    [
      'pointed at',
      () => fireEvent.mouseEnter(screen.getByText('Proposal sent successfully')),
      () => fireEvent.mouseLeave(screen.getByText('Proposal sent successfully')),
    ],
    [
      'focused',
      () => act(() => dismissOf('Proposal sent successfully').focus()),
      () => act(() => dismissOf('Proposal sent successfully').blur()),
    ],
  ])('waits while it is %s', async (_, begin, end) => {
    renderInKit(null);
    await show('Proposal sent successfully');
    begin();
    await pass(20_000);
    expect(screen.getByText('Proposal sent successfully')).toBeVisible();
    end();
    await pass(5500);
    await isGone('Proposal sent successfully');
  });

  it('can be dismissed; the focus moves to the next, and then to its former place', async () => {
    renderInKit(<button>Send</button>);
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await show('one');
    await show('two');
    act(() => dismissOf('one').focus());
    await user.keyboard('{Enter}');
    expect(dismissOf('two')).toHaveFocus();
    await isGone('one');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    await isGone('two');
  });

  it('goes with Escape, the newest first, and after a dialog', async () => {
    const onCancel = vi.fn();
    const view = (isOpen: boolean) => (
      <ConfirmDialog isOpen={isOpen} title="Sure?" onConfirm={vi.fn()} onCancel={onCancel}>
        Really?
      </ConfirmDialog>
    );
    const { rerender } = renderInKit(view(true));
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await screen.findByRole('dialog');
    for (const message of ['one', 'two', 'three']) await show(message);
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(screen.getByText('three')).toBeInTheDocument();
    act(() => dismissOf('one').focus());
    await user.keyboard('{Escape}');
    await isGone('one');
    expect(onCancel).toHaveBeenCalledOnce();
    rerender(view(false));
    act(() => dismissOf('two').blur());
    await user.keyboard('{Escape}');
    await isGone('three');
    expect(screen.getByText('two')).toBeInTheDocument();
  });

  it('waits on Undo after a key, which gives the focus back', async () => {
    const onUndo = vi.fn();
    renderInKit(<button>Hide</button>);
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.tab();
    await show('hidden', { undo: { label: 'Undo', onClick: onUndo } });
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    expect(undo).toHaveAccessibleDescription('hidden');
    await pass(20_000);
    expect(undo).toBeVisible();
    await user.keyboard('{Enter}');
    expect(onUndo).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Hide' })).toHaveFocus();
    await isGone('hidden');
  });

  it('does not hold the next one when the pointer was on the removed one', async () => {
    renderInKit(null);
    fireEvent.mouseEnter(await show('one'));
    fireEvent.click(dismissOf('one'));
    await isGone('one');
    await show('two');
    await pass(5500);
    await isGone('two');
  });

  it('keeps at most so many at one place, the newest', async () => {
    renderInKit(null);
    await show('elsewhere');
    for (const message of ['one', 'two', 'three']) await show(message, { position: 'top-center', atMost: 2 });
    await isGone('one');
    expect(screen.getByText('two')).toBeInTheDocument();
    expect(screen.getByText('three')).toBeInTheDocument();
    expect(screen.getByText('elsewhere')).toBeInTheDocument();
  });
});

it.each([
  ['ltr', 'top-right'],
  ['rtl', 'top-left'],
] as const)('is at the end of the line, or in the middle: %s', async (dir, end) => {
  renderInKit(null, { dir });
  await show('one');
  await show('two', { position: 'top-center' });
  expect(positionOf('one')).toBe(end);
  expect(positionOf('two')).toBe('top-center');
});
