import { members } from '@mithaq/openapi/examples/members.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { onlyProposals } from '../testing/prepare-state.ts';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();

const me = members.find(({ isPhoneVerified }) => isPhoneVerified)!;
const other = members.find(({ profile, isPhoneVerified }) => profile.gender !== me.profile.gender && isPhoneVerified)!;
const label = `Save ${other.profile.fullName.split(' ')[0]}'s profile`;
const button = () => screen.findByRole('button', { name: label });
const isPressed = (pressed: boolean) =>
  waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', String(pressed)));

/** The member's profile, with nothing between the two. */
async function openProfile() {
  app.signIn('verified');
  onlyProposals(app.mockBackend, 'received', []);
  return app.open(`/profile/${other.profileId}`, 'verified');
}

describe('Save', () => {
  it('on a profile adds it to the list, where a removed card stays until the member leaves the page', async () => {
    const { go } = await openProfile();
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await button());
    await isPressed(true);
    await waitFor(() => expect(app.mockBackend.state.savedProfiles).toMatchObject([{ saved: other.userId }]));
    await go('/saved');
    // The profile stays on the screen, with the same button, until the list is there.
    await screen.findByText('Only you see this list.');
    await screen.findByRole('article');
    await isPressed(true);
    await userEvent.click(await button());
    await isPressed(false);
    await waitFor(() => expect(app.mockBackend.state.savedProfiles).toEqual([]));
    expect(screen.getByRole('article')).toBeInTheDocument();
    await go('/settings');
    await screen.findByText('Where I am signed in');
    await go('/saved');
    expect(await screen.findByText('No saved profiles')).toBeInTheDocument();
  });

  it('is on each card of the feed, and does not open the profile', async () => {
    app.signIn('verified');
    onlyProposals(app.mockBackend, 'received', []);
    const { path } = app.open('/feed', 'verified');
    const cards = await screen.findAllByRole('article');
    const buttons = await screen.findAllByRole('button', { name: /^Save .+'s profile$/ });
    expect(buttons).toHaveLength(cards.length);
    await userEvent.click(buttons[0]!);
    await waitFor(() => expect(buttons[0]).toHaveAttribute('aria-pressed', 'true'));
    expect(path()).toBe('/feed');
  });

  it('twice on a slow connection saves and removes', async () => {
    const { client } = await openProfile();
    await button();
    app.mockBackend.slow('saveProfile', 200);
    await userEvent.click(await button());
    await isPressed(true);
    await userEvent.click(await button());
    await isPressed(false);
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(app.mockBackend.state.savedProfiles).toEqual([]);
    await isPressed(false);
  });

  it('that is refused says why, and shows how things stand', async () => {
    await openProfile();
    await button();
    app.mockBackend.fail('saveProfile', { code: 'saved-full' });
    await userEvent.click(await button());
    expect(await screen.findByText(problems['saved-full'].detail)).toBeInTheDocument();
    await isPressed(false);
  });

  it('that fails without a connection is not shown as done, though the server cannot be asked', async () => {
    await openProfile();
    await button();
    app.mockBackend.fail('saveProfile', { code: 'unavailable' });
    app.mockBackend.fail('listSavedProfileIds', { code: 'unavailable' });
    await userEvent.click(await button());
    expect(await screen.findByText(problems.unavailable.detail)).toBeInTheDocument();
    await isPressed(false);
  });

  it('is not offered where a proposal exists between the two', async () => {
    app.signIn('verified');
    onlyProposals(app.mockBackend, 'received', [[other, 'PENDING']]);
    app.open(`/profile/${other.profileId}`, 'verified');
    await screen.findByRole('button', { name: `More about ${other.profile.fullName}` });
    expect(screen.queryByRole('button', { name: /^Save / })).not.toBeInTheDocument();
  });
});
