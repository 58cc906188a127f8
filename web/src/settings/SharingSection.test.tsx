import { members } from '@mithaq/openapi/examples/members.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();
const region = async () => within(await screen.findByRole('region', { name: 'Share with family' }));
const men = members.filter(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified);
const me = () => app.mockBackend.state.users.find(({ id }) => id === app.mockBackend.signedInUserId())!;

it('a member allows that the profile is shown, and a refusal leaves the switch as it was', async () => {
  app.open('/settings', 'verified');
  const section = await region();
  const choice = await section.findByRole('switch', { name: 'Others may show my profile to their family' });
  expect(choice).not.toBeChecked();
  const isOff = 'It is off: nobody can share the profile until you switch it on.';
  expect(section.getByText(isOff)).toBeVisible();
  await userEvent.click(choice);
  await waitFor(() => expect(me().allowsFamilySharing).toBe(true));
  expect(choice).toBeChecked();
  await waitFor(() => expect(section.queryByText(isOff)).not.toBeInTheDocument());
  app.mockBackend.fail('allowFamilySharing', { code: 'unavailable' });
  await userEvent.click(choice);
  expect(await section.findByText(problems.unavailable.detail)).toBeVisible();
  expect(choice).toBeChecked();
  expect(me().allowsFamilySharing).toBe(true);
});

it('shows how often each own link was opened, and ends one, also one that has ended elsewhere', async () => {
  app.signIn('verified');
  const { state } = app.mockBackend;
  state.proposals = [];
  for (const [at, { userId, profile }] of men.slice(0, 3).entries()) {
    state.users.find(({ id }) => id === userId)!.allowsFamilySharing = true;
    const link = { id: `0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a6${at}`, token: profile.fullName, sharer: me().id };
    const createdAt = new Date().toISOString();
    state.sharedLinks.push({ ...link, owner: userId, createdAt, timesOpened: at, lastOpenedOn: null });
  }
  app.open('/settings', 'verified');
  const section = await region();
  const rows = await section.findAllByRole('listitem');
  const opened = rows.map((row) => /Not opened yet|Opened once|Opened \d+ times/.exec(row.textContent)?.[0]);
  expect(opened).toEqual(['Opened 2 times', 'Opened once', 'Not opened yet']);
  await userEvent.click(within(rows[0]!).getByRole('button', { name: /^End the link: / }));
  expect(await screen.findByText('The link has ended')).toBeVisible();
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2));
  state.sharedLinks = [];
  await userEvent.click(section.getAllByRole('button', { name: /^End the link: / })[0]!);
  expect(await screen.findByText('Link not found')).toBeVisible();
  expect(await section.findByText('You have made no link.')).toBeVisible();
});
