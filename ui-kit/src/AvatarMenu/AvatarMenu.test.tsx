import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../test-render.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';

const appearance = {
  label: 'Appearance',
  value: 'auto',
  options: [
    { value: 'light', label: 'Light' },
    { value: 'auto', label: 'As my device' },
  ],
};

describe('AvatarMenu', () => {
  it('opens from a button named "Account menu" and offers links and actions', async () => {
    const logout = vi.fn();
    renderInKit(
      <AvatarMenu
        sealId="me"
        items={[
          { label: 'View Profile', href: '/my-profile' },
          { label: 'Logout', onClick: logout },
        ]}
      />,
    );
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
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  describe('by keyboard', () => {
    const items = ['View Profile', 'Edit Profile', 'Logout'].map((label) => ({ label, onClick: () => undefined }));
    const entry = (name: string) => screen.getByRole('menuitem', { name });
    const account = () => screen.getByRole('button', { name: 'Account menu' });

    it('opens on the first entry, and with the arrow up on the last', async () => {
      renderInKit(<AvatarMenu sealId="me" items={items} />);
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      expect(entry('View Profile')).toHaveFocus();
      await userEvent.keyboard('{Escape}{ArrowUp}');
      expect(entry('Logout')).toHaveFocus();
    });

    it('goes round with the arrows, to the ends, and to a first letter', async () => {
      renderInKit(<AvatarMenu sealId="me" items={items} />);
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      expect(entry('Edit Profile')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      expect(entry('Logout')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      expect(entry('View Profile')).toHaveFocus();
      await userEvent.keyboard('l');
      expect(entry('Logout')).toHaveFocus();
    });

    it('closes with Escape and gives the focus back', async () => {
      renderInKit(<AvatarMenu sealId="me" items={items} />);
      await userEvent.click(account());
      expect(account()).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      expect(account()).toHaveFocus();
    });

    it('closes when one leaves it, by Tab or by a press elsewhere', async () => {
      renderInKit(
        <>
          <AvatarMenu sealId="me" items={items} />
          <p>elsewhere</p>
        </>,
      );
      await userEvent.click(account());
      await userEvent.tab();
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      await userEvent.click(account());
      await userEvent.click(screen.getByText('elsewhere'));
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });
  });

  it('shows no seal before it is known whose', () => {
    const { container } = renderInKit(<AvatarMenu items={[]} />);
    expect(screen.getByRole('button', { name: 'Account menu' })).toBeVisible();
    expect(container.querySelector('svg')).toBeNull();
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
