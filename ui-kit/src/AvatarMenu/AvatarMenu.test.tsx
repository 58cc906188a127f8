import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../test-render.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';

const appearance = { label: 'Appearance', value: 'auto', options: [{ value: 'light', label: 'Light' }, { value: 'auto', label: 'As my device' }] };

describe('AvatarMenu', () => {
  it('opens from a button named "Account menu" and offers links and actions', async () => {
    const logout = vi.fn();
    renderInKit(<AvatarMenu sealId="me" items={[{ label: 'View Profile', href: '/my-profile' }, { label: 'Logout', onClick: logout }]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    expect(screen.getByRole('menuitem', { name: 'View Profile' })).toHaveAttribute('href', '/my-profile');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(logout).toHaveBeenCalledOnce();
  });

  it('offers a choice in a labelled group', async () => {
    const onChange = vi.fn();
    renderInKit(<AvatarMenu sealId="me" items={[]} choices={[{ ...appearance, onChange }]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    expect(screen.getByRole('group', { name: 'Appearance' })).toBeInTheDocument();
    expect(screen.getByRole('menuitemradio', { name: 'As my device' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }));
    expect(onChange).toHaveBeenCalledWith('light');
  });

  it('shows the picture, and the seal where it does not load', () => {
    const { container } = renderInKit(<AvatarMenu sealId="me" imageUrl="/me.png" items={[]} />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', '/me.png');
    if (image) fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).toBeInTheDocument();
  });
});
