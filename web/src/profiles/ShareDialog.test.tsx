import { members } from '@mithaq/openapi/examples/members.ts';
import { firstNameOf } from '@mithaq/openapi/rules/first-name.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();
const owner = members.find(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified)!;
const owned = () => app.mockBackend.state.users.find(({ profile }) => profile?.id === owner.profileId)!;
const name = firstNameOf(owner.profile);
const writeText = vi.fn<(text: string) => Promise<void>>();
const click = (dialog: ReturnType<typeof within>, button: string) =>
  userEvent.click(dialog.getByRole('button', { name: button }));

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
});

async function openMenu() {
  app.open(`/profile/${owner.profileId}`, 'verified');
  await userEvent.click(await screen.findByRole('button', { name: `More about ${name}` }));
  await screen.findByRole('menuitem', { name: 'Print' });
}

async function openDialog() {
  app.signIn('verified');
  owned().allowsFamilySharing = true;
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Share with family' }));
  // After userEvent, which puts a clipboard of its own there.
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return within(await screen.findByRole('dialog', { name: 'Share with family' }));
}

it('cannot be pressed for a member who does not allow it, and says what it needs', async () => {
  await openMenu();
  const entry = screen.getByRole('menuitem', { name: 'Share with family' });
  expect(entry).toHaveAttribute('aria-disabled', 'true');
  expect(entry).toHaveAccessibleDescription(`Only if ${name} allows it`);
  await userEvent.click(entry);
  expect(entry).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('makes one link, behind the # of its address, and copies it', async () => {
  const dialog = await openDialog();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  await click(dialog, 'Make a link');
  const link = await dialog.findByRole('textbox', { name: 'Link' });
  const [made, ...more] = app.mockBackend.state.sharedLinks;
  expect(more).toEqual([]);
  expect(link).toHaveValue(`${location.origin}/shared#${made!.token}`);
  await click(dialog, 'Copy link');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/shared#${made!.token}`);
  expect(await screen.findByText('The link was copied')).toBeVisible();
  await click(dialog, 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(app.mockBackend.state.sharedLinks).toHaveLength(1);
});

it.each([
  ['does not copy', { writeText: () => Promise.reject(new Error('not allowed')) }],
  ['has no clipboard, as without https', undefined],
])('says so where the browser %s', async (_what, clipboard) => {
  const dialog = await openDialog();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await click(dialog, 'Make a link');
  const link = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
  await click(dialog, 'Copy link');
  expect(await screen.findByText('Please copy the link by hand')).toBeVisible();
  expect(link).toHaveFocus();
  expect(link.selectionEnd).toBe(link.value.length);
});

it('says why there is no link, and makes the link when it is tried again', async () => {
  const dialog = await openDialog();
  const answer = app.mockBackend.fail('createSharedLink', { code: 'links-full' });
  await click(dialog, 'Make a link');
  expect(await dialog.findByText(problems['links-full'].detail)).toBeVisible();
  answer();
  await click(dialog, 'Make a link');
  expect(await dialog.findByRole('textbox', { name: 'Link' })).toBeVisible();
  expect(dialog.queryByText(problems['links-full'].detail)).not.toBeInTheDocument();
});
