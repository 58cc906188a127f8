import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StickyBar } from '../StickyBar/StickyBar.tsx';
import { renderInKit } from '../testing/test-render.tsx';

let measure = () => undefined as void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        measure = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(119.2);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the height of the bar in a CSS variable until the bar is removed', () => {
  const { unmount } = renderInKit(<StickyBar>Send Proposal</StickyBar>);
  act(() => measure());
  expect(document.documentElement.style.getPropertyValue('--mq-sticky-bar-height')).toBe('120px');
  unmount();
  expect(document.documentElement.style.getPropertyValue('--mq-sticky-bar-height')).toBe('');
});

it.each([
  [398, false],
  [397, true],
])('in a window of %i px a bar of 119 px is in the page: %s', (height, isInPage) => {
  vi.stubGlobal('innerHeight', height);
  const { container } = renderInKit(<StickyBar>Send Proposal</StickyBar>);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(container.querySelector('[data-sticky-bar]')?.hasAttribute('data-in-page')).toBe(isInPage);
});
