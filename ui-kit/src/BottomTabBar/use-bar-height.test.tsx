import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StickyBar } from '../StickyBar/StickyBar.tsx';
import { renderInKit } from '../test-render.tsx';

it('keeps the height of the bar in a CSS variable until the bar is removed', () => {
  let measure = () => undefined as void;
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
  const { unmount } = renderInKit(<StickyBar>Send Proposal</StickyBar>);
  act(() => measure());
  expect(document.documentElement.style.getPropertyValue('--mq-sticky-bar-height')).toBe('120px');
  unmount();
  expect(document.documentElement.style.getPropertyValue('--mq-sticky-bar-height')).toBe('');
  vi.unstubAllGlobals();
});
