import { members } from '@mithaq/openapi/examples/members.ts';
import type { ProposalStatus, SharedContact } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { matchMediaWith } from '../testing/match-media.ts';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { ProposalsAndProfilePage } from '../profiles/ProposalsAndProfilePage.tsx';

const amina = members.find(({ key }) => key === 'amina-siddiqui')!;
const man = members.find(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified)!;
afterEach(() => vi.restoreAllMocks()); // the size of the window
const held = useMockBackend({ members: [amina, man], signedInAs: amina.key });

function open(status: ProposalStatus, guardianOf: typeof amina, shares: SharedContact) {
  const { state } = held.mockBackend;
  const at = new Date().toISOString();
  const id = '0199a1b2-c3d4-7e5f-8a6b-00000000000a';
  state.proposals.push({ id, sender: man.userId, receiver: amina.userId, status, createdAt: at, changedAt: at });
  const name = 'Ahmed Khan';
  state.guardians.push({ member: guardianOf.userId, name, relation: 'MOTHER', phoneNumber: '+919876500000', shares });
  renderScreen(<ProposalsAndProfilePage />, { route: '/proposals', at: '/proposals' });
}

test('accepting offers what is chosen with the guardian, says what is shown then, and sends what is chosen', async () => {
  matchMediaWith('min-width: 64em'); // the list stays beside what follows
  held.mockBackend.state.users.find(({ id }) => id === amina.userId)!.profile!.nameBeforeAnswer = 'FIRST_NAME';
  open('PENDING', amina, 'GUARDIAN');
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('radio', { name: "My guardian's" })).toBeChecked();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /how to reach the guardian whom you have named, in place of your own details.* Your full name is shown then, too[.]/,
  );
  await userEvent.click(dialog.getByRole('radio', { name: 'Both' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/see the other's e-mail and phone number/);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(
    await screen.findByText('They see how to reach your guardian, and your own e-mail and phone number.'),
  ).toBeInTheDocument();
  expect(held.mockBackend.state.proposals[0]).toMatchObject({ status: 'ACCEPTED', shares: { RECEIVER: 'BOTH' } });
});

test('what the other side sees is changed on the accepted proposal', async () => {
  open('ACCEPTED', amina, 'BOTH');
  await userEvent.click(await screen.findByRole('button', { name: 'Change what they see' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change what they see' }));
  // As in every dialog where there is nothing to write.
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.click(dialog.getByRole('radio', { name: 'My own' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('They see your own e-mail and phone number.')).toBeInTheDocument();
});

test('the guardian of the other side comes first, in words for a man', async () => {
  open('ACCEPTED', man, 'BOTH');
  await userEvent.click(await screen.findByRole('button', { name: 'View Contact Details' }));
  expect(await screen.findByText('his mother')).toBeInTheDocument();
  const links = within(screen.getByRole('article')).getAllByRole('link', { name: /@|\+/ });
  expect(links.map((link) => link.textContent)).toEqual(['+919876500000', man.email, man.phoneNumber]);
  expect(links[0]).toHaveFocus();
});

test('of a member who keeps the own details back, the guardian alone is shown', async () => {
  open('ACCEPTED', man, 'GUARDIAN');
  await userEvent.click(await screen.findByRole('button', { name: 'View Contact Details' }));
  expect(await screen.findByText('Ahmed Khan')).toBeInTheDocument();
  expect(within(screen.getByRole('article')).getAllByRole('link', { name: /@|\+/ })).toHaveLength(1);
});

test('a mother chooses between the guardian of her daughter and her own details', async () => {
  open('ACCEPTED', amina, 'GUARDIAN');
  held.mockBackend.state.users.find(({ id }) => id === amina.userId)!.profile!.createdBy = 'MOTHER';
  expect(await screen.findByText("They see how to reach your daughter's guardian.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Change what they see' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change what they see' }));
  expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'My own',
    "My daughter's guardian's",
    'Both',
  ]);
});
