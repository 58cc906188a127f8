import { members } from '@mithaq/openapi/examples/members.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { ModerationPage } from './ModerationPage.tsx';

const [moderator, member, reporter] = members.filter(({ isPhoneVerified }) => isPhoneVerified) as [
  (typeof members)[number],
  (typeof members)[number],
  (typeof members)[number],
];
const held = useMockBackend({ members, signedInAs: moderator.key, moderatorEmails: [moderator.email] });

function report(count = 1, about: (at: number) => (typeof members)[number] = () => member): void {
  for (let i = 0; i < count; i += 1)
    held.mockBackend.state.cases.push({
      id: `0199a1b2-c3d4-7e5f-8a6b-0000000001${String(i).padStart(2, '0')}`,
      kind: 'REPORT',
      member: about(i).userId,
      reporter: reporter.userId,
      openedAt: '2026-11-01T08:00:00Z',
      reason: 'ASKS_FOR_MONEY',
      note: `Asked me for money, ${i}.`,
    });
}

const open = () => renderScreen(<ModerationPage />, { route: '/moderation' });
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

async function giveReason(button: string, reason: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: button });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), reason);
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

describe('a case', () => {
  it('has what is needed to judge it, and is closed with a reason', async () => {
    report();
    open();
    expect(await screen.findByRole('heading', { name: 'Asks for money' })).toBeInTheDocument();
    expect(screen.getByText('Asked me for money, 0.')).toBeInTheDocument();
    expect(screen.getByText(member.profile.fullName)).toBeInTheDocument();
    await giveReason('Close case', 'Nothing to do.');
    expect(await screen.findByText('No open cases.')).toBeInTheDocument();
    await tab('Closed cases');
    expect(await screen.findByText('Nothing to do.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close case' })).not.toBeInTheDocument();
    await tab('Audit log');
    expect(await screen.findByText(/Case closed/)).toBeInTheDocument();
    expect(screen.getByText(moderator.email)).toBeInTheDocument();
  });

  it('has all reports about the member, and closes those that are shown', async () => {
    report(2);
    open();
    expect(await screen.findByText('Asked me for money, 0.')).toBeInTheDocument();
    expect(screen.getByText('Asked me for money, 1.')).toBeInTheDocument();
    report(3); // the third comes meanwhile
    held.mockBackend.state.cases.splice(2, 2);
    await giveReason('Close case', 'Nothing to do.');
    expect(await screen.findByText('Asked me for money, 2.')).toBeInTheDocument();
    expect(screen.queryByText('Asked me for money, 1.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close case' })).toBeInTheDocument();
  });

  it('can suspend its member, and lift that again', async () => {
    report();
    open();
    await giveReason('Suspend member', 'Asked for money.');
    expect(await screen.findByText('Suspended')).toBeInTheDocument();
    const user = held.mockBackend.state.users.find(({ id }) => id === member.userId);
    expect(user?.suspension?.reason).toBe('Asked for money.');
    await giveReason('Lift suspension', 'A mistake.');
    expect(await screen.findByRole('button', { name: 'Suspend member' })).toBeInTheDocument();
    expect(user?.suspension).toBeNull();
  });

  it.each([
    ['Show text to others', 'RELEASED', 'Shown to others'],
    ['Keep text hidden', 'KEPT_HELD', 'Hidden from others'],
  ])('of a text ends with %s', async (button, outcome, words) => {
    const text = 'Look for amina.writes.';
    held.mockBackend.state.cases.push({
      id: '0199a1b2-c3d4-7e5f-8a6b-000000000100',
      kind: 'TEXT',
      member: member.userId,
      openedAt: '2026-11-01T08:00:00Z',
      field: 'aboutMe',
      text,
    });
    open();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close case' })).not.toBeInTheDocument();
    await giveReason(button, 'A pen name.');
    await tab('Closed cases');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(held.mockBackend.state.cases[0]).toMatchObject({ outcome, decision: 'A pen name.' });
  });

  it('is not closed without a reason', async () => {
    report();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Close case' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close case' }));
    expect(await within(dialog).findByText('Please write a reason')).toBeInTheDocument();
    expect(held.mockBackend.state.cases[0]?.closedAt).toBeUndefined();
  });
});

it('has the suspended members with the reason, and lifts the suspension without a case', async () => {
  const user = held.mockBackend.state.users.find(({ id }) => id === member.userId)!;
  user.suspension = { reason: 'Asked for money.', since: '2026-11-01T08:00:00Z' };
  open();
  await tab('Suspended members');
  expect(await screen.findByRole('heading', { name: new RegExp(member.profile.fullName) })).toBeInTheDocument();
  expect(screen.getByText('Asked for money.')).toBeInTheDocument();
  await giveReason('Lift suspension', 'A mistake.');
  expect(await screen.findByText('Nobody is suspended.')).toBeInTheDocument();
  expect(user.suspension).toBeNull();
});

it.each([
  ['Write to member', member],
  ['Write to reporter', reporter],
])('%s sends a warning about the case', async (button, to) => {
  report();
  open();
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: button });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText('Please write a message')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Warning' }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Text' }), 'Please be polite.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { moderatorMessages, moderationAudit, cases } = held.mockBackend.state;
  expect(moderatorMessages).toMatchObject([{ member: to.userId, kind: 'WARNING', text: 'Please be polite.' }]);
  expect(moderationAudit.at(-1)).toMatchObject({ action: 'SEND_WARNING', caseId: cases[0]?.id });
});

describe('the search', () => {
  const search = async (text: string) => {
    open();
    await tab('Find a member');
    await userEvent.type(screen.getByRole('textbox', { name: /Profile id/ }), `${text}{Enter}`);
  };

  it('finds a member, who can be suspended without a case', async () => {
    await search(member.email);
    expect(await screen.findByRole('heading', { name: new RegExp(member.profile.fullName) })).toBeInTheDocument();
    await giveReason('Suspend member', 'Asked for money.');
    expect(await screen.findByText('Suspended')).toBeInTheDocument();
    await giveReason('Lift suspension', 'A mistake.');
    await waitFor(() => expect(screen.queryByText('Suspended')).not.toBeInTheDocument());
    await tab('Who read what');
    expect(await screen.findByText(/Member searched/)).toBeInTheDocument();
  });

  it('says that nobody was found', async () => {
    await search('nobody@example.test');
    expect(await screen.findByText('Nobody was found.')).toBeInTheDocument();
  });

  it('says at the field what can be searched for', async () => {
    await search('Amina');
    expect(await screen.findByText(/^Enter a profile id such as/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Profile id/ })).toBeInvalid();
  });
});

it('loads more cases by a button', async () => {
  report(21, (at) => members[at + 3]!);
  open();
  expect(await screen.findAllByRole('heading', { name: 'Asks for money' })).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Asks for money' })).toHaveLength(21));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

describe('earlier messages', () => {
  it('are read when the heading is opened, and have a new one at once', async () => {
    report();
    held.mockBackend.state.moderatorMessages.push({
      id: '0199a1b2-c3d4-7e5f-8a6b-000000000301',
      member: member.userId,
      kind: 'WARNING',
      text: 'Do not ask for money.',
      moderator: 'another.moderator@example.test',
      sentAt: '2026-11-01T08:00:00Z',
    });
    open();
    expect(await screen.findByText('Earlier messages to reporter')).toBeInTheDocument();
    expect(held.mockBackend.state.moderationAudit.map(({ action }) => action)).not.toContain('READ_MESSAGES');
    await userEvent.click(screen.getByText('Earlier messages to member'));
    expect(await screen.findByText('Do not ask for money.')).toBeInTheDocument();
    expect(screen.getByText('another.moderator@example.test')).toBeInTheDocument();
    expect(screen.getByText(/not read yet/)).toBeInTheDocument();
    expect(held.mockBackend.state.moderationAudit.map(({ action }) => action)).toContain('READ_MESSAGES');

    await userEvent.click(screen.getByRole('button', { name: 'Write to member' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Text' }), 'Thank you for the answer.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thank you for the answer.')).toBeInTheDocument();
  });
});
