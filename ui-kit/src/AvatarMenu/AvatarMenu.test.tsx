import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { AccountHead, AvatarMenu } from './AvatarMenu.tsx';

const appearance = {
  label: 'Appearance',
  value: 'auto',
  options: [
    { value: 'light', label: 'Light' },
    { value: 'auto', label: 'As my device' },
  ],
};

const items = ['View Profile', 'Edit Profile', 'Logout'].map((label) => ({ label, onClick: () => undefined }));
const account = () => screen.getByRole('button', { name: 'Account menu' });
const entry = (name: string) => screen.getByRole('menuitem', { name });
const open = async () => {
  await userEvent.click(account());
  await screen.findByRole('menu', { name: 'Account menu' });
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
    await open();
    expect(entry('View Profile')).toHaveAttribute('href', '/my-profile');
    await userEvent.click(entry('Logout'));
    expect(logout).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('offers a choice in a labelled group, and stays open when one is made', async () => {
    const onChange = vi.fn();
    renderInKit(<AvatarMenu sealId="me" items={[{ ...appearance, onChange }]} />);
    await open();
    expect(screen.getByRole('group', { name: 'Appearance' })).toBeInTheDocument();
    expect(screen.getByRole('menuitemradio', { name: 'As my device' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }));
    expect(onChange).toHaveBeenCalledWith('light');
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('says who is signed in, with the name of the menu', async () => {
    renderInKit(<AvatarMenu sealId="me" head={<AccountHead sealId="me" name="Aisha Khan" />} items={items} />);
    expect(screen.queryByText('Aisha Khan')).not.toBeInTheDocument();
    await open();
    expect(screen.getByRole('menu', { name: 'Account menu' })).toHaveAccessibleDescription('Aisha Khan');
  });

  it('draws a line above the first entry of a group', async () => {
    renderInKit(<AvatarMenu sealId="me" items={items.map((item, at) => ({ ...item, startsGroup: at === 2 }))} />);
    await open();
    expect(entry('Logout').previousElementSibling).toHaveClass(/Divider/i);
    expect(entry('Edit Profile').previousElementSibling).toBe(entry('View Profile'));
  });

  it('shows its button before the menu is loaded, and opens when it is loaded after a press', async () => {
    vi.resetModules();
    const { AvatarMenu: NewAvatarMenu } = await import('./AvatarMenu.tsx');
    renderInKit(<NewAvatarMenu sealId="me" items={items} />);
    fireEvent.click(account());
    expect(account()).toHaveAttribute('aria-expanded', 'false');
    expect(await screen.findByRole('menu')).toBeVisible();
    expect(account()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(entry('View Profile')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(account()).toHaveFocus();
  });

  it('is loaded by the next press when it could not be loaded', async () => {
    vi.resetModules();
    const load = vi.fn(async (importOriginal: () => Promise<object>) => importOriginal());
    load.mockRejectedValueOnce(new Error('offline'));
    vi.doMock('./AvatarMenuDropdown.tsx', load);
    const { MenuButton } = await import('./MenuButton.tsx');
    renderInKit(
      <MenuButton label="More" items={items}>
        ...
      </MenuButton>,
    );
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'More' }));
    press();
    await waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'));
    press();
    expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
    vi.doUnmock('./AvatarMenuDropdown.tsx');
  });

  describe.each(['ltr', 'rtl'] as const)('by keyboard, %s', (dir) => {
    const show = () => renderInKit(<AvatarMenu sealId="me" items={items} />, { dir });

    it('opens at the first entry, and with the arrow up at the last', async () => {
      show();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(entry('View Profile')).toHaveFocus());
      await userEvent.keyboard('{Escape}{ArrowUp}');
      await waitFor(() => expect(entry('Logout')).toHaveFocus());
    });

    it('moves with the arrows, Home and End, and to a first letter', async () => {
      show();
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(entry('View Profile')).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      expect(entry('Edit Profile')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      expect(entry('Logout')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      expect(entry('View Profile')).toHaveFocus();
      await userEvent.keyboard('{End}');
      expect(entry('Logout')).toHaveFocus();
      await userEvent.keyboard('e');
      expect(entry('Edit Profile')).toHaveFocus();
    });
  });

  it('closes with Escape and returns the focus', async () => {
    renderInKit(<AvatarMenu sealId="me" items={items} />);
    await open();
    expect(account()).toHaveAttribute('aria-expanded', 'true');
    expect(account()).toHaveAttribute('aria-controls', screen.getByRole('menu').id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(account()).toHaveFocus();
  });

  it('closes by a second press, by Tab and by a press elsewhere', async () => {
    renderInKit(
      <>
        <AvatarMenu sealId="me" items={items} />
        <button>Next</button>
      </>,
    );
    await open();
    await userEvent.click(account());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await open();
    await waitFor(() => expect(entry('View Profile')).toHaveFocus());
    await userEvent.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('shows no seal before it is known whose', () => {
    renderInKit(<AvatarMenu items={[]} />);
    expect(account()).toBeVisible();
    expect(account().querySelector('svg')).toBeNull();
  });

  it('shows the picture, and the seal where it does not load', () => {
    renderInKit(<AvatarMenu sealId="me" imageUrl="/me.png" items={[]} />);
    const image = account().querySelector('img');
    expect(image).toHaveAttribute('src', '/me.png');
    if (image) fireEvent.error(image);
    expect(account().querySelector('img')).toBeNull();
    expect(account().querySelector('svg')).toBeInTheDocument();
  });
});
