import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { Button } from './Button.tsx';

const button = () => screen.getByRole('button', { name: 'Send' });

describe('Button', () => {
  it('does what it says, once for each press, and sends no form by itself', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    renderInKit(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Send</Button>
      </form>,
    );
    await userEvent.click(button());
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps its name and the focus while it is busy, and does nothing more', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    const form = (isBusy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" loading={isBusy} onClick={onClick}>
          Send
        </Button>
      </form>
    );
    const { rerender } = renderInKit(form(false));
    await userEvent.tab();
    rerender(form(true));
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button());
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('can be disabled', async () => {
    const onClick = vi.fn();
    renderInKit(
      <Button disabled onClick={onClick}>
        Send
      </Button>,
    );
    expect(button()).toBeDisabled();
    await userEvent.click(button());
    expect(onClick).not.toHaveBeenCalled();
  });
});
