import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../test-render.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const open = (props: { isBusy?: boolean } = {}) => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  renderInKit(
    <ConfirmDialog isOpen title="Send a proposal" onConfirm={onConfirm} onCancel={onCancel} {...props}>
      Are you sure you want to send a proposal?
    </ConfirmDialog>,
  );
  return { onConfirm, onCancel };
};

/** A page with one button that opens the dialog. */
function Page({ isOpenerGone = false }: { isOpenerGone?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      {isOpenerGone && isOpen ? null : <button onClick={() => setIsOpen(true)}>Open</button>}
      <ConfirmDialog isOpen={isOpen} title="Send a proposal" onConfirm={vi.fn()} onCancel={() => setIsOpen(false)}>
        Sure?
      </ConfirmDialog>
    </main>
  );
}

describe('ConfirmDialog', () => {
  it('is a dialog named by its title and described by its sentence', () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Send a proposal' });
    expect(dialog).toHaveAccessibleDescription('Are you sure you want to send a proposal?');
  });

  it('is not there while it is closed', () => {
    renderInKit(
      <ConfirmDialog isOpen={false} title="Send a proposal" onConfirm={vi.fn()} onCancel={vi.fn()}>
        Sure?
      </ConfirmDialog>,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('begins at Cancel, so that Enter does nothing that can’t be undone', async () => {
    const { onConfirm, onCancel } = open();
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('confirms by its button and cancels by Escape', async () => {
    const { onConfirm, onCancel } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('gives the focus back to what opened it', async () => {
    renderInKit(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('leaves the focus in the page when what opened it is gone', async () => {
    renderInKit(<Page isOpenerGone />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('cancels by a press beside it, not within it', async () => {
    const { onCancel } = open();
    await userEvent.click(screen.getByText('Are you sure you want to send a proposal?'));
    expect(onCancel).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('dialog'));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('asks its owner, should the browser have closed it', () => {
    const { onCancel } = open();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.open = false;
    fireEvent(dialog, new Event('close'));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('keeps the page behind it still', async () => {
    renderInKit(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('stays while it is busy', async () => {
    const { onConfirm, onCancel } = open({ isBusy: true });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(onCancel).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
