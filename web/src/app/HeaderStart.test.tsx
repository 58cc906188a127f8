import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { matchMediaWith } from '../testing/match-media.ts';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();
const back = () => screen.queryByRole('button', { name: 'Back' });

test('in a browser there is no Back of ours', async () => {
  app.open('/settings', 'verified');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(back()).not.toBeInTheDocument();
});

test('in the app on the home screen a tab has the logo, and another page a way back', async () => {
  matchMediaWith('standalone');
  app.open('/community', 'verified');
  await screen.findByRole('heading', { level: 1 });
  expect(back()).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('link', { name: /^News/ }));
  await screen.findByRole('heading', { level: 1, name: 'News' });
  await waitFor(() => expect(back()).toBeInTheDocument());
});

test('the way back of a page that a notification opened is the first tab', async () => {
  matchMediaWith('standalone');
  app.open('/news', 'verified');
  await screen.findByRole('heading', { level: 1, name: 'News' });
  await userEvent.click(back()!);
  expect(await screen.findByRole('heading', { level: 1, name: 'For You' })).toBeVisible();
});

test('a visitor has the logo', async () => {
  matchMediaWith('standalone');
  app.open('/privacy-policy');
  await screen.findByRole('heading', { level: 1 });
  expect(back()).not.toBeInTheDocument();
});
