import { members } from '@mithaq/openapi/examples/members.ts';
import { eachKind } from '@mithaq/openapi/examples/factories.ts';
import { heldName } from '@mithaq/openapi/rules/first-name.ts';
import { currentMailConsentVersion } from '@mithaq/openapi/rules/mail-consent.ts';
import { defaultNotificationSettings } from '@mithaq/openapi/rules/notifications.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { activateLanguage } from '../i18n/i18n.ts';
import { takeSignOutMessage } from '../shared/sign-out-message.ts';
import { useApp } from '../testing/render-app.tsx';
import { useWatchedLocation } from '../testing/watch-location.ts';

const app = useApp();
const { assign } = useWatchedLocation();

const other = members.find(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified);
const me = () => app.mockBackend.state.users.find(({ id }) => id === app.mockBackend.signedInUserId());
const section = (name: string) => screen.findByRole('region', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const profile = ['Pause my profile', 'My name before an answer', 'My guardian', 'Share with family'];
const [choices, phone] = ['Language and appearance', 'Phone number'];
const account = ['Where I am signed in', 'Download my data', 'Delete my account'];
test.each([
  ['incomplete', ['News', 'Language and appearance', 'My account'], ['News', choices, ...account]],
  [
    'unverified',
    ['My profile', 'Who sees what', 'News', 'Language and appearance', 'My account'],
    [...profile, 'Who read my contact details', 'News', choices, ...account],
  ],
  [
    'verified',
    ['My profile', 'Who sees what', 'News', 'Language and appearance', 'My account'],
    [...profile, 'Who read my contact details', 'Not for me', 'Blocked members', 'News', choices, phone, ...account],
  ],
] as const)('an %s account has the groups and sections that apply', async (stage, groups, sections) => {
  app.open('/settings', stage);
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(groups);
  const { getAllByRole, getByRole } = within(screen.getByRole('main'));
  expect(getAllByRole('region')).toEqual(sections.map((name) => getByRole('region', { name })));
});

test('the parts that load do not say so, one after the other', async () => {
  for (const each of ['getGuardian', 'getFamilySharing', 'listSessions'] as const) app.mockBackend.slow(each);
  app.open('/settings', 'verified');
  expect(await section('Where I am signed in')).toHaveTextContent('Loading');
  for (const status of within(screen.getByRole('main')).queryAllByRole('status'))
    expect(status).not.toHaveTextContent('Loading');
});

it('speak to a mother of her son', async () => {
  app.signIn('verified');
  Object.assign(me()!.profile!, { createdBy: 'MOTHER', gender: 'MALE' });
  app.open('/settings', 'verified');
  expect(await screen.findByRole('heading', { level: 2, name: "My son's profile" })).toBeVisible();
  expect(await section("Pause my son's profile")).toHaveTextContent('nobody can send a proposal for your son');
  expect(await screen.findByRole('switch', { name: "Others may show my son's profile to their family" })).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: "Pause my son's profile" }));
  expect(await screen.findByText("Your son's profile is paused")).toBeInTheDocument();
});

it('an account that confirms a new number has the blocked members', async () => {
  app.signIn('verified');
  me()!.profile!.isVerified = false;
  app.open('/settings', 'verified');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(await section('Blocked members')).toHaveTextContent('You have not blocked anyone.');
  expect(screen.queryByRole('region', { name: phone })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Not for me' })).not.toBeInTheDocument();
});

describe('mail about news', () => {
  const status = () => app.mockBackend.state.mailConsents[0];
  const chosen = () => app.mockBackend.state.notificationSettings[0];
  const consent = 'Mithaq may use my e-mail address for this';
  const weekly = /^New people in For You/;
  const zone = 'Europe/Paris';
  const choose = async (label: string, option: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name: label }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };

  beforeEach(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
      return { ...resolvedOptions.call(this), timeZone: zone };
    });
  });

  it('is sent after a yes alone, in the language of the page, and ends with a no', async () => {
    app.open('/settings', 'verified');
    const box = await screen.findByRole('switch', { name: 'Mithaq may use my e-mail address for this' });
    await waitFor(() => expect(box).toBeEnabled());
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(await screen.findByText('You get mail about news')).toBeInTheDocument();
    expect(status()).toMatchObject({ agreed: true, version: currentMailConsentVersion, language: 'en' });
    await userEvent.click(box);
    await waitFor(() => expect(status()).toMatchObject({ agreed: false }));
    expect(box).not.toBeChecked();
  });

  it('that fails says why, and the switch is as before', async () => {
    app.mockBackend.fail('updateMailConsent', { code: 'unavailable' });
    app.open('/settings', 'verified');
    const box = await screen.findByRole('switch', { name: 'Mithaq may use my e-mail address for this' });
    await waitFor(() => expect(box).toBeEnabled());
    await userEvent.click(box);
    expect(await screen.findByText(problems.unavailable.detail)).toBeInTheDocument();
    expect(box).not.toBeChecked();
  });

  it('is neither asked for nor shown where the server sends none', async () => {
    app.mockBackend.state.sendsMail = false;
    const { unmount } = app.open('/settings', 'verified');
    await waitFor(() => expect(screen.getByRole('switch', { name: weekly })).toBeEnabled());
    expect(within(await section('News')).getAllByRole('switch')).toHaveLength(1);
    unmount();
    const { client } = app.open('/proposals', 'verified');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByRole('link', { name: 'Answer in Settings' })).not.toBeInTheDocument();
  });

  it('has its place before it is known whether there is any, so that nothing below moves', async () => {
    app.mockBackend.slow('getClientConfig');
    app.open('/settings', 'verified');
    expect(await screen.findByText(/^Mithaq writes to your e-mail address/)).toBeInTheDocument();
  });

  it('comes at once or once a day, in the time zone of the browser, but not in the quiet hours', async () => {
    app.open('/settings', 'verified');
    const box = await screen.findByRole('switch', { name: consent });
    await waitFor(() => expect(box).toBeEnabled());
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(box);
    await waitFor(() => expect(chosen()).toMatchObject({ mail: eachKind('AT_ONCE'), timeZone: zone }));
    expect(screen.queryByRole('combobox', { name: 'New cases for moderators' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'New people in For You' })).not.toBeInTheDocument();
    const mail = { ...eachKind('AT_ONCE'), proposals: 'DAILY', texts: 'NEVER' };
    await choose('Proposals and answers', 'Once a day');
    await choose('My texts, read by a moderator', 'Never');
    await waitFor(() => expect(chosen()).toMatchObject({ mail, timeZone: zone }));
    expect(chosen()).toMatchObject({ quietHours: { from: 21, to: 8 } });
    await choose('From', '22:00');
    await choose('Until', '06:00');
    await waitFor(() => expect(chosen()).toMatchObject({ quietHours: { from: 22, to: 6 } }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'From' }));
    expect(screen.queryByRole('option', { name: '06:00' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('switch', { name: /^Quiet hours/ }));
    await waitFor(() => expect(chosen()).toMatchObject({ quietHours: { from: 6, to: 6 } }));
    expect(screen.queryByRole('combobox', { name: 'From' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: weekly }));
    await waitFor(() => expect(chosen()).toMatchObject({ weeklyForYou: true, mail }));
    await choose('New people in For You', 'Never');
    await waitFor(() => expect(chosen()).toMatchObject({ mail: { ...mail, forYou: 'NEVER' } }));
  });

  it('keeps a time zone that was chosen, and offers that of the browser', async () => {
    app.signIn('verified');
    const { id } = me()!;
    app.mockBackend.state.notificationSettings = [
      { ...defaultNotificationSettings, user: id, mail: eachKind('NEVER'), timeZone: 'Asia/Karachi' },
    ];
    app.open('/settings', 'verified');
    const box = await screen.findByRole('switch', { name: consent });
    await waitFor(() => expect(box).toBeEnabled());
    await userEvent.click(box);
    await waitFor(() => expect(chosen()).toMatchObject({ mail: eachKind('AT_ONCE'), timeZone: 'Asia/Karachi' }));
    expect(await screen.findByRole('combobox', { name: 'Time zone' })).toHaveValue('Karachi');
    await userEvent.click(screen.getByRole('button', { name: 'Use the time zone of this browser: Paris' }));
    await waitFor(() => expect(chosen()).toMatchObject({ timeZone: zone }));
  });

  it('is asked for below the proposals until there is an answer', async () => {
    app.open('/proposals', 'verified');
    expect(await screen.findByRole('link', { name: 'Answer in Settings' })).toHaveAttribute('href', '/settings');
  });
});

describe('pausing', () => {
  it('is stored, and can be undone', async () => {
    app.open('/settings', 'verified');
    const box = await screen.findByRole('switch', { name: 'Pause my profile' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(await screen.findByText('Your profile is paused')).toBeInTheDocument();
    expect(box).toBeChecked();
    expect(me()?.isPaused).toBe(true);
    await userEvent.click(box);
    await waitFor(() => expect(me()?.isPaused).toBe(false));
    expect(box).not.toBeChecked();
  });

  it('that fails says why, and the switch is as before', async () => {
    app.mockBackend.fail('pauseProfile', { code: 'unavailable' });
    app.open('/settings', 'verified');
    const box = await screen.findByRole('switch', { name: 'Pause my profile' });
    await userEvent.click(box);
    expect(await screen.findByText(problems.unavailable.detail)).toBeInTheDocument();
    expect(box).not.toBeChecked();
  });

  it('is said on the own profile', async () => {
    app.signIn('verified');
    me()!.isPaused = true;
    const { unmount } = app.open('/my-profile', 'verified');
    expect(await screen.findByText(/Your profile is paused: it is in no list/)).toBeInTheDocument();
    unmount();
    const own = me()!.profile!;
    own.createdBy = 'MOTHER';
    app.open('/my-profile', 'verified');
    const relative = own.gender === 'MALE' ? 'son' : 'daughter';
    expect(await screen.findByText(new RegExp(`Your ${relative}'s profile is paused: it is in no list`))).toBeVisible();
  });
});

test('the readers of the contact details are named, but for those who have left', async () => {
  app.signIn('verified');
  const read = { proposalId: '0199a1b2-c3d4-7e5f-8a6b-00000000000a', subject: me()!.id };
  const createdAt = '2026-05-30T08:30:00Z';
  app.mockBackend.state.proposals.push({
    id: read.proposalId,
    sender: other!.userId,
    receiver: read.subject,
    status: 'ACCEPTED',
    createdAt,
  });
  app.mockBackend.state.contactReads.push(
    { ...read, reader: '0199a1b2-c3d4-7e5f-8a6b-00000000000b', readAt: '2026-06-01T08:30:00Z', count: 1 },
    { ...read, reader: other!.userId, readAt: '2026-06-02T08:30:00Z', count: 3 },
  );
  app.open('/settings', 'verified');
  const rows = await within(await section('Who read my contact details')).findAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(within(rows[0]!).getByRole('link', { name: other!.profile.fullName })).toHaveAttribute(
    'href',
    `/profile/${other!.profileId}`,
  );
  expect(rows[0]).toHaveTextContent(/2 June 2026.*Read 3 times that day/);
  expect(rows[1]).not.toHaveTextContent('that day');
  expect(rows[1]).toHaveTextContent('A member who has left');
});

test('more readers of the contact details are loaded by the button', async () => {
  app.signIn('verified');
  const { state } = app.mockBackend;
  for (let i = 1; i <= 21; i += 1) {
    const id = `0199a1b2-c3d4-7e5f-8a6b-${String(i).padStart(12, '0')}`;
    const readAt = `2026-05-${String(i).padStart(2, '0')}T08:30:00Z`;
    state.contactReads.push({ proposalId: id, reader: id, subject: me()!.id, readAt, count: 1 });
  }
  app.open('/settings', 'verified');
  const readers = within(await section('Who read my contact details'));
  expect(await readers.findAllByRole('listitem')).toHaveLength(20);
  await userEvent.click(readers.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(readers.getAllByRole('listitem')).toHaveLength(21));
  expect(readers.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a list that fails can be tried again', async () => {
  const isBack = app.mockBackend.fail('listBlocks', { code: 'unavailable' });
  app.open('/settings', 'verified');
  const blocked = within(await section('Blocked members'));
  expect(await blocked.findByText(problems.unavailable.detail)).toBeInTheDocument();
  isBack();
  await userEvent.click(blocked.getByRole('button', { name: 'Try again' }));
  expect(await blocked.findByText('You have not blocked anyone.')).toBeInTheDocument();
});

test('unblocking asks first', async () => {
  app.signIn('verified');
  app.mockBackend.state.blocks.push({ blocker: me()!.id, blocked: other!.userId, blockedAt: '2026-06-02T08:30:00Z' });
  app.open('/settings', 'verified');
  const [name] = other!.profile.fullName.split(' ');
  await userEvent.click(await screen.findByRole('button', { name: `Unblock ${name}` }));
  const dialog = await screen.findByRole('dialog', { name: `Unblock ${name}` });
  expect(app.mockBackend.state.blocks).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByText('You have not blocked anyone.')).toBeInTheDocument();
  expect(app.mockBackend.state.blocks).toEqual([]);
});

test('a name that cannot be shown is said in the language of the page', async () => {
  app.signIn('verified');
  const { state } = app.mockBackend;
  const them = state.users.find(({ id }) => id === other!.userId)!;
  them.profile!.fullName = heldName;
  const [id, at] = ['0199a1b2-c3d4-7e5f-8a6b-00000000000a', '2026-06-02T08:30:00Z'];
  state.blocks.push({ blocker: me()!.id, blocked: them.id, blockedAt: at });
  state.contactReads.push({ proposalId: id, reader: them.id, subject: me()!.id, readAt: at, count: 1 });
  app.open('/settings', 'verified');
  await screen.findByRole('button', { name: `Unblock ${heldName}` });
  await act(() => activateLanguage('ar', 'app', 'settings'));
  await waitFor(() => expect(screen.getAllByText('عضو')).toHaveLength(2));
  expect(screen.getByRole('button', { name: /عضو/ })).toBeVisible();
  await act(() => activateLanguage('en'));
});

test('Sign out everywhere asks first, deletes drafts and leads to /', async () => {
  app.open('/settings', 'verified');
  expect(await within(await section('Where I am signed in')).findByText(/this one/)).toBeInTheDocument();
  const draft = `mithaq.draft.edit.${app.mockBackend.signedInUserId()}`;
  sessionStorage.setItem(draft, '{}');
  await press('Sign out everywhere');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(sessionStorage.getItem(draft)).toBeNull();
  expect(app.mockBackend.signedInUserId()).toBeNull();
});

test('the appearance and the language are chosen here too', async () => {
  app.open('/settings', 'verified');
  const appearance = await screen.findByRole('radiogroup', { name: 'Appearance' });
  await userEvent.click(within(appearance).getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(screen.getByRole('radiogroup', { name: 'Language' })).toBeInTheDocument();
});

test('the data is downloaded as a file, and no address has any of it', async () => {
  const saved: Blob[] = [];
  // jsdom has neither.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:nowhere';
    },
    revokeObjectURL: () => undefined,
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  app.open('/settings', 'verified');
  await section('Download my data');
  await press('Download my data');
  expect(await screen.findByText('Your data was downloaded')).toBeInTheDocument();
  expect(clicked.mock.instances[0]).toMatchObject({ download: 'mithaq-export.json', href: 'blob:nowhere' });
  expect(JSON.parse(await saved[0]!.text())).toMatchObject({ user: { id: me()!.id }, consents: [] });
});

describe('deleting the account', () => {
  async function openDialog() {
    app.open('/settings', 'verified');
    await section('Delete my account');
    await press('Delete my account');
    return screen.findByRole('dialog', { name: 'Delete my account' });
  }

  it('needs the word, says what is deleted and what stays, and ends at / with a message', async () => {
    const dialog = await openDialog();
    const id = me()!.id;
    expect(dialog).toHaveTextContent('This member has left');
    expect(dialog).toHaveTextContent(/guardian.*180 days without a name/);
    const word = within(dialog).getByRole('textbox', { name: 'Type DELETE to confirm' });
    await waitFor(() => expect(word).toHaveFocus());
    await press('Delete for good');
    expect(word).toHaveAccessibleDescription('Please type DELETE if you want to delete your account.');
    expect(app.mockBackend.state.users.some((user) => user.id === id)).toBe(true);
    await userEvent.type(word, ' delete {Enter}');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(app.mockBackend.state.users.some((user) => user.id === id)).toBe(false);
    expect(takeSignOutMessage()).toBe('deleted');
  });

  it('that fails keeps the dialog and what was typed, and says why', async () => {
    app.mockBackend.fail('deleteAccount', { code: 'unavailable' });
    const dialog = await openDialog();
    await userEvent.type(within(dialog).getByRole('textbox'), 'DELETE{Enter}');
    expect(await within(dialog).findByText(problems.unavailable.detail)).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox')).toHaveValue('DELETE');
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a suspended member', () => {
  it('reads the reason in place of every page, and can export, delete and sign out', async () => {
    const { path } = app.open('/feed', 'suspended');
    await screen.findByRole('heading', { level: 1, name: 'Your account is suspended' });
    expect(path()).toBe('/settings');
    expect(screen.getByText('Several members wrote that you asked them for money.')).toBeInTheDocument();
    for (const name of ['Logout', 'Download my data', 'Delete my account'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Feed' })).not.toBeInTheDocument();
    await press('Logout');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  });
});
