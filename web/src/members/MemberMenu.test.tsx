import { members } from '@mithaq/openapi/examples/members.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onlyProposals } from '../testing/prepare-state.ts';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();

const me = members.find(({ isPhoneVerified }) => isPhoneVerified)!;
const other = members.find(({ profile, isPhoneVerified }) => profile.gender !== me.profile.gender && isPhoneVerified)!;
const { fullName } = other.profile;
const [firstName] = fullName.split(' ');

/** The router of the tests leaves the history of the window alone. */
const countPagesBefore = (idx: number) => window.history.replaceState({ idx }, '');
afterEach(() => countPagesBefore(0));

async function choose(name: string, entry: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More about ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('dialog', { name: `${entry} ${name}` });
}

describe('Block', () => {
  it('asks first, and removes the member from the proposals', async () => {
    app.signIn('verified');
    onlyProposals(app.mockBackend, 'received', [[other, 'PENDING']]);
    app.open('/proposals', 'verified');
    const dialog = await choose(fullName, 'Block');
    expect(dialog).toHaveAccessibleDescription(/will not see each other anywhere/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(app.mockBackend.state.blocks).toEqual([]);
    await choose(fullName, 'Block');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('No received proposals at the moment.')).toBeInTheDocument();
    expect(screen.getByText(`${fullName} is blocked`)).toBeInTheDocument();
    // What it has closed stays closed.
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(app.mockBackend.state.blocks).toMatchObject([{ blocked: other.userId }]);
  });

  it('leads from a profile to the feed, and can be undone from its notice', async () => {
    app.signIn('verified');
    onlyProposals(app.mockBackend, 'received', []);
    const { path } = app.open(`/profile/${other.profileId}`, 'verified');
    const dialog = await choose(firstName!, 'Block');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(path()).toBe('/feed'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Unblocked')).toBeInTheDocument();
    expect(app.mockBackend.state.blocks).toEqual([]);
  });

  it('leads back to the list from which the profile was opened, with the focus on Undo', async () => {
    app.signIn('verified');
    onlyProposals(app.mockBackend, 'received', []);
    app.open('/for-you', 'verified');
    countPagesBefore(1);
    const [card] = await screen.findAllByRole('article');
    const link = within(card!).getAllByRole('link')[0]!;
    const address = link.getAttribute('href');
    await userEvent.click(link);
    await userEvent.click(await screen.findByRole('button', { name: /^More about/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'For You' })).toBeVisible();
    await waitFor(() => expect(document.querySelector(`main a[href="${address}"]`)).toBeNull());
    // After a key.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  });
});

describe('Not for me', () => {
  const hides = async () => {
    await userEvent.click(await screen.findByRole('button', { name: `More about ${firstName}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Not for me' }));
  };

  it('hides the member from the lists at once, and the settings bring them back', async () => {
    app.signIn('verified');
    onlyProposals(app.mockBackend, 'received', []);
    const { path, go } = app.open('/for-you', 'verified');
    await screen.findAllByRole('article');
    countPagesBefore(1);
    await go(`/profile/${other.profileId}`);
    await hides();
    expect(await screen.findByText(/is hidden from your lists/)).toHaveTextContent(firstName!);
    await waitFor(() => expect(path()).toBe('/for-you'));
    expect(app.mockBackend.state.hiddenMembers).toMatchObject([{ hidden: other.userId }]);
    await go('/settings');
    await userEvent.click(await screen.findByRole('button', { name: `Show again: ${firstName}` }));
    expect(await screen.findByText('You have not hidden anyone.')).toBeInTheDocument();
    expect(app.mockBackend.state.hiddenMembers).toEqual([]);
  });

  it('is undone from its notice, which leads back to a profile that was opened by its address', async () => {
    app.signIn('verified');
    onlyProposals(app.mockBackend, 'received', []);
    // The page before is not of this application, as after signing in.
    const { path, go } = app.open('/verify-phone', 'verified');
    await go(`/profile/${other.profileId}`);
    // At the end of what was read, too.
    await userEvent.click(await screen.findByRole('button', { name: 'Not for me' }));
    await waitFor(() => expect(path()).toBe('/feed'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(`${firstName} is shown in your lists again.`)).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe(`/profile/${other.profileId}`));
    expect(app.mockBackend.state.hiddenMembers).toEqual([]);
  });

  it('that fails says why, and stays on the profile', async () => {
    app.signIn('verified');
    onlyProposals(app.mockBackend, 'received', []);
    app.mockBackend.fail('hideMember', { code: 'unavailable' });
    const { path } = app.open(`/profile/${other.profileId}`, 'verified');
    await hides();
    expect(await screen.findByText(problems.unavailable.detail)).toBeInTheDocument();
    expect(path()).toBe(`/profile/${other.profileId}`);
  });

  it('is not offered where a proposal exists', async () => {
    app.signIn('verified');
    onlyProposals(app.mockBackend, 'received', [[other, 'PENDING']]);
    app.open(`/profile/${other.profileId}`, 'verified');
    await userEvent.click(await screen.findByRole('button', { name: `More about ${fullName}` }));
    expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Not for me' })).not.toBeInTheDocument();
    await screen.findByRole('heading', { name: 'How you fit' });
    expect(screen.queryByRole('button', { name: 'Not for me' })).not.toBeInTheDocument();
  });
});

describe('Report', () => {
  it('needs a reason, keeps what was typed when it fails, and is sent', async () => {
    app.signIn('verified');
    onlyProposals(app.mockBackend, 'received', [[other, 'PENDING']]);
    app.open('/proposals', 'verified');
    const dialog = await choose(fullName, 'Report');
    expect(dialog).toHaveAccessibleDescription('The moderators will read it. This member is not told.');
    const note = within(dialog).getByRole('textbox', { name: 'What happened? (optional)' });
    await userEvent.type(note, 'Asked for money.');
    // Its number would be spoken with each letter.
    expect(within(dialog).queryByText(/characters left/)).not.toBeInTheDocument();
    const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await send();
    const missing = await within(dialog).findByText('Please select a reason');
    await waitFor(() => expect(scroll.mock.contexts).toContain(missing));
    const [first] = within(dialog).getAllByRole('radio');
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toBeInvalid();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Asks for money' }));
    expect(within(dialog).queryByText('Please select a reason')).not.toBeInTheDocument();
    const isBack = app.mockBackend.fail('reportMember', { code: 'unavailable' });
    await send();
    expect(await within(dialog).findByText(problems.unavailable.detail)).toBeInTheDocument();
    expect(note).toHaveValue('Asked for money.');
    isBack();
    await send();
    expect(await screen.findByText('Your report was sent. Thank you.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(app.mockBackend.state.cases).toMatchObject([
      { member: other.userId, reason: 'ASKS_FOR_MONEY', note: 'Asked for money.' },
    ]);
  });
});

it('is not on the own profile, and for a member who has left Report alone', async () => {
  app.signIn('verified');
  onlyProposals(app.mockBackend, 'received', [[other, 'DECLINED']]);
  app.mockBackend.state.users = app.mockBackend.state.users.filter(({ id }) => id !== other.userId);
  const { go } = app.open('/proposals', 'verified');
  expect(await screen.findByRole('heading', { name: 'This member has left' })).toBeInTheDocument();
  const card = screen.getByRole('article');
  expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(within(card).getByRole('button'));
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report this member who has left' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
  expect(await within(dialog).findByText('Please select a reason')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Asks for money' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Your report was sent. Thank you.')).toBeInTheDocument();
  expect(app.mockBackend.state.cases).toMatchObject([{ member: other.userId, reason: 'ASKS_FOR_MONEY' }]);
  await go(`/profile/${me.profileId}`);
  await screen.findByText('This is your own profile, as you see it.');
  expect(screen.queryByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
});
