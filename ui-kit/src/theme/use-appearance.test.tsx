import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInKit } from '../test-render.tsx';
import { schemeAttribute, schemeKey } from './tokens.ts';
import { useAppearance } from './use-appearance.ts';

const device = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  localStorage.clear();
  device.matches = false;
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('dark') ? (device as unknown as MediaQueryList) : original(query),
  ); // what is asked of it
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Choice() {
  const { appearance, setAppearance } = useAppearance();
  return (
    <>
      <p>It is {appearance}</p>
      {(['light', 'dark', 'auto'] as const).map((each) => (
        <button key={each} onClick={() => setAppearance(each)}>
          {each}
        </button>
      ))}
    </>
  );
}

const open = () => renderInKit(<Choice />, { forceColorScheme: undefined });
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => document.documentElement.getAttribute(schemeAttribute);
const turnDark = () =>
  act(() => {
    device.matches = true;
    device.dispatchEvent(new Event('change'));
  });

it('goes along with the device, until a scheme is chosen, which is kept', async () => {
  open();
  expect(shown()).toBe('light');
  turnDark();
  expect(shown()).toBe('dark');
  await choose('light');
  expect(shown()).toBe('light');
  expect(localStorage.getItem(schemeKey)).toBe('light');
  expect(screen.getByText('It is light')).toBeVisible();
});

it('begins with what was chosen before', () => {
  localStorage.setItem(schemeKey, 'light');
  device.matches = true;
  open();
  expect(shown()).toBe('light');
});

it('follows what is chosen in another tab', () => {
  open();
  localStorage.setItem(schemeKey, 'dark');
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(shown()).toBe('dark');
});

it('remembers for the page what can’t be kept', async () => {
  const closed = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
  open();
  await choose('dark');
  expect(shown()).toBe('dark');
  await choose('light');
  expect(shown()).toBe('light');
});
