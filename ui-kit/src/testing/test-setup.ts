import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

afterEach(cleanup);

// The last hook runs first, before the page is removed.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') task.meta.shown = textsIn(document.body).join('\n');
});

configure({
  // A page's code is compiled when it is first wanted, which takes a while on a busy machine.
  asyncUtilTimeout: 15_000,
  getElementError,
});

/**
 * The failure shows the texts of the screen; printing its elements at each attempt is slow. By its name Testing Library knows the
 * error of a query, and gives it the line of the test.
 */
function getElementError(message: string | null): Error {
  const [first = 'The element is not there'] = message?.split(/\n|\. This could be because/) ?? [];
  const error = Object.assign(new Error(first), { name: 'TestingLibraryElementError' });
  Error.captureStackTrace(error, getElementError);
  return error;
}

/** Returns the texts that a reader sees, and the values of fields. */
function textsIn(node: Node): string[] {
  if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
    return node.value ? [`[${node.value}]`] : [];
  if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? [node.textContent.trim()] : [];
  return /^(STYLE|SCRIPT)$/.test(node.nodeName) ? [] : [...node.childNodes].flatMap(textsIn);
}

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
// As in Chromium from 153.
Element.prototype.scrollIntoView ??= () => Promise.resolve() as unknown as void;
