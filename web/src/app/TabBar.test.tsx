import { members } from '@mithaq/openapi/examples/members.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { onlyProposals } from '../testing/prepare-state.ts';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();
const other = members.find(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified)!;

test.each([
  ['/community', 'verified'],
  ['/nowhere', 'verified'],
  ['/verify-phone', 'unverified'],
  ['/privacy-policy', 'incomplete'],
] as const)('is on %s for an %s account', async (path, stage) => {
  app.mockBackend.state.proposals = [];
  app.open(path, stage);
  const bar = await screen.findByRole('navigation', { name: 'Main' });
  expect([...bar.querySelectorAll('a')].map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['For You', '/for-you'],
    ['Feed', '/feed'],
    ['Community', '/community'],
    ['Proposals', '/proposals'],
  ]);
});

test.each([
  ['RECEIVER', '/proposals'],
  ['SENDER', '/proposals?tab=sent'],
] as const)('says that there is something new in Proposals, and leads the %s to it', async (role, href) => {
  app.signIn('verified');
  const me = app.mockBackend.signedInUserId();
  const { proposals } = app.mockBackend.state;
  const own = proposals.find((proposal) => proposal[role === 'SENDER' ? 'sender' : 'receiver'] === me);
  Object.assign(own!, { unseenBy: role });
  app.open('/community', 'verified');
  expect(await screen.findByRole('link', { name: 'Proposals (new)' })).toHaveAttribute('href', href);
});

test.each(['Accept', 'Decline', 'Block'])('says that a proposal waits, until the member chooses %s', async (action) => {
  app.signIn('verified');
  onlyProposals(app.mockBackend, 'received', [[other, 'PENDING']]);
  app.open('/proposals', 'verified');
  expect(await screen.findByRole('link', { name: 'Proposals (waiting for you)' })).toHaveAttribute(
    'href',
    '/proposals',
  );
  if (action === 'Block') await userEvent.click(await screen.findByRole('button', { name: /^More about/ }));
  await userEvent.click(await screen.findByRole(action === 'Block' ? 'menuitem' : 'button', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^(Confirm|Block)$/ }));
  expect(await screen.findByRole('link', { name: 'Proposals' })).toBeVisible();
});

test('leads back to the Feed with its filters', async () => {
  app.open('/feed?maritalStatus=WIDOWED', 'verified');
  await userEvent.click(await screen.findByRole('link', { name: 'Community' }));
  await waitFor(() => expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Community'));
  expect(screen.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/feed?maritalStatus=WIDOWED');
});

test('is not there on /profile/create', async () => {
  app.open('/profile/create', 'incomplete');
  await screen.findByRole('heading', { name: 'Complete Your Profile' });
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test('is not there for visitors', async () => {
  app.open('/privacy-policy');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test('names the tab one is on', async () => {
  app.open('/community', 'verified');
  await waitFor(() => expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Community'));
});

test('a double click scrolls to the top', async () => {
  app.open('/community', 'verified');
  await userEvent.dblClick(await screen.findByRole('navigation', { name: 'Main' }));
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
});
