import { members } from '@mithaq/openapi/examples/members.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { onlyProposals } from '../testing/arranged.ts';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();

const me = members.find(({ isPhoneVerified }) => isPhoneVerified)!;
const other = members.find(({ profile, isPhoneVerified }) => profile.gender !== me.profile.gender && isPhoneVerified)!;
const { fullName } = other.profile;
const [firstName] = fullName.split(' ');

async function choose(name: string, entry: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More about ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('dialog', { name: `${entry} ${name}` });
}

describe('Block', () => {
  it('asks first, and takes the member away from the proposals', async () => {
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
    expect(app.mockBackend.state.blocks).toMatchObject([{ blocked: other.userId }]);
  });

  it('leads from a profile to the feed', async () => {
    app.signIn('verified');
    onlyProposals(app.mockBackend, 'received', []);
    const { path } = app.open(`/profile/${other.profileId}`, 'verified');
    const dialog = await choose(firstName!, 'Block');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(path()).toBe('/feed'));
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
    const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await send();
    expect(await within(dialog).findByText('Please select a reason')).toBeInTheDocument();
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

it('is not on the own profile, and not for a member who has left', async () => {
  app.signIn('verified');
  onlyProposals(app.mockBackend, 'received', [[other, 'DECLINED']]);
  app.mockBackend.state.users = app.mockBackend.state.users.filter(({ id }) => id !== other.userId);
  const { go } = app.open('/proposals', 'verified');
  expect(await screen.findByRole('heading', { name: 'This member has left' })).toBeInTheDocument();
  const card = screen.getByRole('article');
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  await go(`/profile/${me.profileId}`);
  await screen.findByText('This is your own profile, as you see it.');
  expect(screen.queryByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
});
