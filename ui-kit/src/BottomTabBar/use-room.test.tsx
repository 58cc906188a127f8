import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StickyBar } from '../StickyBar/StickyBar.tsx';
import { renderInKit } from '../test-render.tsx';

it('keeps as much room as the bar takes, as long as there is a bar', () => {
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
  expect(document.documentElement.style.getPropertyValue('--mq-bar')).toBe('120px');
  unmount();
  expect(document.documentElement.style.getPropertyValue('--mq-bar')).toBe('');
  vi.unstubAllGlobals();
});
