import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { endSession, lookAgain } from '../auth/session.ts';
import { matchMediaWith } from '../testing/match-media.ts';
import { openOtherTab } from '../testing/other-tab.ts';
import { setCookie, useApp } from '../testing/render-app.tsx';
import { useWatchedLocation } from '../testing/watch-location.ts';

/** A tablet that a family shares: nobody finds the text that another member typed. */
const app = useApp();
const { assign } = useWatchedLocation();

const born = '1991-02-03';
const textOf = (storage: Storage) => JSON.stringify(Object.entries(storage));
const stored = () => textOf(localStorage) + textOf(sessionStorage);
const dateOfBirth = () => screen.findByLabelText('Date of birth', { selector: 'input' });

/** A member has changed the date of birth, and sends nothing. */
async function typeDraft() {
  const view = app.open('/edit-profile', 'verified');
  fireEvent.change(await dateOfBirth(), { target: { value: born } });
  await waitFor(() => expect(stored()).toContain(born));
  localStorage.setItem(`mithaq.read.${app.mockBackend.signedInUserId()}`, '[]');
  return view;
}

test('a draft is never in local storage', async () => {
  await typeDraft();
  expect(textOf(localStorage)).not.toContain(born);
});

test('a refused call removes what was stored, and nothing more is, until somebody is signed in', async () => {
  const { unmount } = await typeDraft();
  act(endSession);
  expect(stored()).not.toMatch(/1991|mithaq[.](draft|read)/);
  fireEvent.change(await dateOfBirth(), { target: { value: '1992-02-03' } });
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  expect(stored()).not.toMatch(/199|mithaq[.](draft|read)/);
});

test('a missing cookie removes it, when the window gets the focus and when a page is opened', async () => {
  await typeDraft();
  setCookie(false);
  fireEvent.focus(window);
  expect(stored()).not.toContain(born);
  sessionStorage.setItem('mithaq.draft.edit.someone', born);
  lookAgain();
  expect(stored()).not.toContain(born);
});

test('a page of another account removes it', async () => {
  const { unmount } = await typeDraft();
  unmount();
  expect(stored()).toContain(born);
  app.open('/community', 'unverified');
  await screen.findByRole('button', { name: 'Account menu' });
  expect(stored()).not.toMatch(/1991|mithaq[.](draft|read)/);
});

test('a sign-in of another account in another tab removes it', async () => {
  const tab = openOtherTab();
  await typeDraft();
  app.signIn('unverified');
  tab.post({ kind: 'signed-in' });
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).not.toContain(born);
  tab.close();
});

test('on a phone, a draft survives the sign-in with Google, for the same account alone', async () => {
  matchMediaWith('pointer: coarse');
  const { unmount } = await typeDraft();
  act(endSession);
  expect(stored()).not.toContain(born);
  const buttons = await screen.findAllByRole('button', { name: 'Sign In' });
  await userEvent.click(buttons.at(-1)!); // the dialog's
  expect(assign).toHaveBeenCalledWith(expect.stringContaining('/auth/google'));
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toContain(born);
  unmount();
  app.open('/edit-profile', 'verified');
  expect(await dateOfBirth()).toHaveValue(born);
});
