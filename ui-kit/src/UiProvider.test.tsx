import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInKit } from './testing/test-render.tsx';
import { UiProvider } from './UiProvider.tsx';

afterEach(() => vi.restoreAllMocks());

it('prints in the light scheme and returns to the dark one', () => {
  const print = Object.assign(new EventTarget(), { matches: false });
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === 'print' ? (print as unknown as MediaQueryList) : original(query),
  ); // what the provider asks of it
  renderInKit(null, { forceColorScheme: 'dark' });
  const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');
  const turn = (matches: boolean) =>
    act(() => {
      print.matches = matches;
      print.dispatchEvent(Object.assign(new Event('change'), { matches }));
    });
  expect(scheme()).toBe('dark');
  turn(true);
  expect(scheme()).toBe('light');
  turn(false);
  expect(scheme()).toBe('dark');
});

it('follows a change of direction, and what was typed stays', () => {
  const page = (dir: 'ltr' | 'rtl') => (
    <UiProvider dir={dir}>
      <input aria-label="name" />
    </UiProvider>
  );
  const { rerender } = render(page('ltr'));
  const field = screen.getByRole('textbox');
  rerender(page('rtl'));
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('textbox')).toBe(field);
});
