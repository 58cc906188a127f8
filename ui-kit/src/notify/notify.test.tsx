import { notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../test-render.tsx';
import { notify } from './notify.ts';

afterEach(() => act(() => notifications.clean()));

describe('notify', () => {
  it('announces an error at once and a success in its turn', async () => {
    renderInKit(null);
    act(() => notify({ kind: 'error', message: 'Failed to send proposal' }));
    act(() => notify({ kind: 'success', message: 'Proposal sent successfully' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send proposal');
    expect(await screen.findByRole('status')).toHaveTextContent('Proposal sent successfully');
  });

  it('can be dismissed', async () => {
    renderInKit(null);
    act(() => notify({ kind: 'success', message: 'Proposal sent successfully' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await vi.waitFor(() => expect(screen.queryByText('Proposal sent successfully')).not.toBeInTheDocument());
  });

  it('keeps at most so many at one place, the newest', async () => {
    renderInKit(null);
    for (const message of ['one', 'two', 'three']) act(() => notify({ kind: 'neutral', message, position: 'top-center', atMost: 2 }));
    expect(await screen.findByText('three')).toBeInTheDocument();
    await vi.waitFor(() => expect(screen.queryByText('one')).not.toBeInTheDocument());
    expect(screen.getByText('two')).toBeInTheDocument();
  });
});
