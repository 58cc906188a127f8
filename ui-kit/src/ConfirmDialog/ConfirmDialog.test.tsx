import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const open = async ({ outcome }: { outcome?: Promise<void> } = {}) => {
  const onConfirm = vi.fn(() => outcome);
  const onCancel = vi.fn();
  const view = renderInKit(
    <ConfirmDialog isOpen title="Send a proposal" onConfirm={onConfirm} onCancel={onCancel}>
      Are you sure you want to send a proposal?
    </ConfirmDialog>,
  );
  await screen.findByRole('dialog');
  return { onConfirm, onCancel, ...view };
};
const button = (name: string) => screen.getByRole('button', { name });
const hasFocus = (element: () => HTMLElement) => vi.waitFor(() => expect(element()).toHaveFocus());

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

const openFromPage = async (page = <Page />) => {
  const view = renderInKit(page);
  await userEvent.click(button('Open'));
  await hasFocus(() => button('Cancel'));
  return view;
};

describe('ConfirmDialog', () => {
  it('is a dialog named by its title and described by its sentence', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Send a proposal' })).toHaveAccessibleDescription(
      'Are you sure you want to send a proposal?',
    );
  });

  it('is not there while it is closed', () => {
    renderInKit(
      <ConfirmDialog isOpen={false} title="Send a proposal" onConfirm={vi.fn()} onCancel={vi.fn()}>
        Sure?
      </ConfirmDialog>,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('begins at Cancel, so that Enter does nothing that cannot be undone', async () => {
    const { onConfirm, onCancel } = await open();
    await hasFocus(() => button('Cancel'));
    await userEvent.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it.each([
    ['a text', <textarea key="0" aria-label="Note" />, () => screen.getByRole('textbox')],
    [
      'the title, before another choice',
      <Fragment key="0">
        <button>Add</button>
        <textarea aria-label="Note" />
      </Fragment>,
      () => screen.getByRole('heading'),
    ],
  ])('begins at %s, where a space does not close it', async (_, fields, begin) => {
    const onCancel = vi.fn();
    renderInKit(
      <ConfirmDialog isOpen title="Send a proposal" onConfirm={vi.fn()} onCancel={onCancel} fields={fields}>
        Sure?
      </ConfirmDialog>,
    );
    await screen.findByRole('dialog');
    await hasFocus(begin);
    await userEvent.keyboard(' ');
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('begins at Cancel before choices without a text', async () => {
    renderInKit(
      <ConfirmDialog
        isOpen
        title="Accept"
        onConfirm={vi.fn()}
        onCancel={vi.fn()}
        fields={<button>Add a few words</button>}
      >
        Sure?
      </ConfirmDialog>,
    );
    await screen.findByRole('dialog');
    await hasFocus(() => button('Cancel'));
  });

  it('keeps the focus within', async () => {
    await openFromPage();
    await userEvent.tab();
    expect(button('Confirm')).toHaveFocus();
    await userEvent.tab();
    expect(button('Cancel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(button('Confirm')).toHaveFocus();
  });

  it('confirms by its button and cancels by Escape', async () => {
    const { onConfirm, onCancel } = await open();
    await userEvent.click(button('Confirm'));
    expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('returns the focus to the opener', async () => {
    await openFromPage();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Open')).toHaveFocus();
  });

  it('puts the focus on the main part of the page when the opener was removed', async () => {
    await openFromPage(<Page isOpenerGone />);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('cancels by a press outside, not inside', async () => {
    const { onCancel, baseElement } = await open();
    await userEvent.click(screen.getByText('Are you sure you want to send a proposal?'));
    expect(onCancel).not.toHaveBeenCalled();
    await userEvent.click(baseElement.querySelector('.mantine-Modal-overlay')!); // what covers the page has no role
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('keeps the later clicks of a double or triple click from the page below', async () => {
    const onClick = vi.fn();
    await openFromPage(
      <>
        <Page />
        <button onClick={onClick}>Below</button>
      </>,
    );
    fireEvent.click(button('Cancel'), { detail: 1 });
    for (const detail of [2, 3]) expect(fireEvent.click(button('Below'), { detail })).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
    // Later ones are meant for the page.
    for (const detail of [1, 2]) fireEvent.click(button('Below'), { detail });
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('makes the page behind it inert, and stops it from scrolling', async () => {
    const { container } = await openFromPage();
    expect(container).toHaveAttribute('inert');
    expect(screen.getByRole('dialog').closest('[inert]')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(container).not.toHaveAttribute('inert');
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('keeps the page inert until the last of two dialogs is closed', async () => {
    const { rerender, container } = renderInKit(<Two first second />);
    expect(await screen.findAllByRole('dialog')).toHaveLength(2);
    rerender(<Two second />);
    expect(container).toHaveAttribute('inert');
    rerender(<Two />);
    expect(container).not.toHaveAttribute('inert');
  });

  it('confirms once when the second press comes before the screen has changed', async () => {
    const { onConfirm } = await open({ outcome: new Promise(() => {}) });
    act(() => {
      button('Confirm').click();
      button('Confirm').click();
    });
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('confirms once, however often Confirm is pressed, and stays until it is done', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { onConfirm, onCancel } = await open({ outcome: promise });
    await userEvent.dblClick(button('Confirm'));
    await userEvent.keyboard('{Enter}{Enter}{Escape}');
    await userEvent.click(button('Cancel'));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
    resolve();
    await vi.waitFor(() => expect(button('Confirm')).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button('Cancel'));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('can be confirmed again, or cancelled, after an exception', async () => {
    const { onConfirm, onCancel } = await open();
    const error = new Error('thrown');
    onConfirm.mockImplementationOnce(() => {
      throw error;
    });
    const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', reported);
    await userEvent.click(button('Confirm'));
    removeEventListener('error', reported);
    expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ error }));
    await userEvent.click(button('Confirm'));
    expect(onConfirm).toHaveBeenCalledTimes(2);
    await userEvent.click(button('Cancel'));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  describe('a second press that nobody meant', () => {
    afterEach(() => vi.restoreAllMocks());
    const press = (target: Element, { detail = 1, pointerType = 'mouse' }) =>
      fireEvent(target, Object.assign(new MouseEvent('click', { bubbles: true, detail }), { pointerType }));
    const overlay = () => document.querySelector('.mantine-Modal-overlay')!;
    const unmeant = [
      { name: 'of a double click', detail: 2 },
      { name: 'of a hasty thumb', pointerType: 'touch' },
    ];

    it.each(unmeant)('$name neither confirms nor closes', async (second) => {
      // A slow machine takes no longer.
      vi.spyOn(performance, 'now').mockReturnValue(performance.now());
      const { onConfirm, onCancel } = await open();
      for (const target of [button('Confirm'), button('Cancel'), overlay()]) press(target, second);
      expect(onConfirm).not.toHaveBeenCalled();
      expect(onCancel).not.toHaveBeenCalled();
    });

    it.each(unmeant)('$name counts once the dialog can have been read', async (second) => {
      const { onConfirm } = await open();
      press(document.body, {}); // the first of the two
      const now = performance.now();
      vi.spyOn(performance, 'now').mockReturnValue(now + 500);
      press(button('Confirm'), second);
      expect(onConfirm).toHaveBeenCalledTimes(1);
    });

    it('is no single click of a mouse, and no key', async () => {
      const { onConfirm, onCancel } = await open();
      press(overlay(), {});
      expect(onCancel).toHaveBeenCalledTimes(1);
      press(button('Confirm'), { detail: 0 });
      expect(onConfirm).toHaveBeenCalledTimes(1);
    });
  });
});

function Two({ first = false, second = false }) {
  const dialog = { onConfirm: vi.fn(), onCancel: vi.fn(), children: 'Sure?' };
  return (
    <>
      <ConfirmDialog isOpen={first} title="First" {...dialog} />
      <ConfirmDialog isOpen={second} title="Second" {...dialog} />
    </>
  );
}
