import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

afterEach(cleanup);

// A page's code is compiled when it is first wanted, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout: what asks about it gets a still answer.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: vi.fn(),
  removeListener: vi.fn(),
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
  dispatchEvent: () => false,
});

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
// Not by vi.stubGlobal: a test that restores its own globals must not take these away.
Object.assign(window, { ResizeObserver: StillObserver, IntersectionObserver: StillObserver });
// The growing textarea measures itself again when fonts arrive.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
Element.prototype.scrollIntoView ??= () => undefined;
