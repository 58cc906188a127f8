import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { matchMediaWith } from '../testing/match-media.ts';
import { useWatchedLocation } from '../testing/watch-location.ts';
import { isAwaitingPopup, startSignIn, takeTurn, wentInPage } from './sign-in.ts';

const { assign } = useWatchedLocation();
const popupOf = (closed: boolean) => ({ closed, focus: vi.fn() }) as unknown as Window; // as much of a window as is used

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  takeTurn();
});

test('opens a popup of 500 by 600 within the click', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(popupOf(false));
  startSignIn();
  const [address, , features] = open.mock.calls[0] ?? [];
  expect(address).toBe('/api/v1/auth/google?display=popup');
  expect(features).toMatch(/^popup,width=500,height=600,/);
  expect(isAwaitingPopup()).toBe(true);
  expect(assign).not.toHaveBeenCalled();
});

test('a popup gives its tab one turn to go on', () => {
  vi.spyOn(window, 'open').mockReturnValue(popupOf(false));
  startSignIn();
  expect([takeTurn(), takeTurn()]).toEqual([true, false]);
});

test.each([null, popupOf(true)])('goes in the page when the popup is blocked', (blocked) => {
  vi.spyOn(window, 'open').mockReturnValue(blocked);
  startSignIn();
  expect(assign).toHaveBeenCalledWith('/api/v1/auth/google?display=page');
  expect(wentInPage()).toBe(true);
  expect(takeTurn()).toBe(false);
});

test('uses the page on a phone', () => {
  const open = vi.spyOn(window, 'open');
  matchMediaWith('pointer: coarse');
  startSignIn();
  expect(open).not.toHaveBeenCalled();
  expect(assign).toHaveBeenCalledWith('/api/v1/auth/google?display=page');
});

test('a popup does not inherit that the tab once went by itself', () => {
  vi.spyOn(window, 'open').mockReturnValueOnce(null).mockReturnValueOnce(popupOf(false));
  startSignIn();
  startSignIn();
  expect(wentInPage()).toBe(false);
});
