import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();

function write(...texts: string[]): void {
  app.signIn('verified');
  const member = app.mockBackend.signedInUserId()!;
  for (const [i, text] of texts.entries())
    app.mockBackend.state.moderatorMessages.push({
      id: `0199a1b2-c3d4-7e5f-8a6b-00000000020${i}`,
      member,
      kind: i === 0 ? 'WARNING' : 'MESSAGE',
      text,
      sentAt: '2026-11-01T08:00:00Z',
      moderator: 'moderator@example.test',
    });
}

it('shows one message after the other above any page, until the member has read it', async () => {
  write('Please be polite.', 'Thank you.');
  app.open('/feed', 'verified');
  const warning = await screen.findByRole('region', { name: 'From the moderators of Mithaq' });
  expect(warning).toHaveTextContent('WarningPlease be polite.');
  expect(await within(warning).findByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  await userEvent.click(within(warning).getByRole('button', { name: 'I have read this' }));
  await screen.findByText('Thank you.');
  const next = screen.getByRole('region', { name: 'From the moderators of Mithaq' });
  expect(next).not.toHaveTextContent('Warning');
  await userEvent.click(within(next).getByRole('button', { name: 'I have read this' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I have read this' })).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
  expect(app.mockBackend.state.moderatorMessages.map(({ readAt }) => readAt)).not.toContain(undefined);
});

it('stays when it could not be marked as read', async () => {
  write('Please be polite.');
  app.mockBackend.fail('readModeratorMessage', { code: 'unavailable' });
  app.open('/feed', 'verified');
  await userEvent.click(await screen.findByRole('button', { name: 'I have read this' }));
  expect(await screen.findByText(/try again/)).toBeInTheDocument();
  expect(screen.getByText('Please be polite.')).toBeInTheDocument();
});

it('is in the settings after it was read', async () => {
  write('Please be polite.');
  for (const message of app.mockBackend.state.moderatorMessages) message.readAt = '2026-11-02T08:00:00Z';
  app.open('/settings', 'verified');
  const section = await screen.findByRole('region', { name: 'Messages from the moderators' });
  expect(section).toHaveTextContent('Warning');
  expect(section).toHaveTextContent('Please be polite.');
  expect(screen.queryByRole('button', { name: 'I have read this' })).not.toBeInTheDocument();
});
