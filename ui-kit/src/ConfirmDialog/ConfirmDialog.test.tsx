import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

  it('stays while it is busy', async () => {
    const { onConfirm, onCancel } = open({ isBusy: true });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    expect(onCancel).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
