import { afterEach, beforeEach, expect, test } from 'vitest';
import { setCookie } from '../testing/render-app.tsx';
import { currentSession, endSession, lookAgain } from './session.ts';

const another = 'not_mithaq_signed_in';

beforeEach(() => {
  setCookie(true);
  lookAgain();
});
afterEach(() => {
  document.cookie = `${another}=; Max-Age=0`;
});

test('the readable cookie says that asking who is signed in makes sense', () => {
  expect(currentSession().state).toBe('open');
});

test('a missing cookie ends the open session', () => {
  setCookie(false);
  expect(lookAgain().state).toBe('ended');
});

test('a refused call ends it and removes the cookie, so that the next page sends no request', () => {
  endSession();
  expect(currentSession()).toEqual({ state: 'ended', refusals: 1 });
  expect(document.cookie).not.toContain('mithaq_signed_in');
  endSession();
  expect(currentSession().refusals).toBe(2);
});

test('a cookie that is back opens it again', () => {
  endSession();
  setCookie(true);
  expect(lookAgain()).toEqual({ state: 'open', refusals: 0 });
});

test('another cookie with a longer name is not the one', () => {
  setCookie(false);
  document.cookie = `${another}=1`;
  expect(lookAgain().state).toBe('ended');
});
