import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

const watched = new Set<Observer>();
class Observer {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe() {
    watched.add(this);
  }
  unobserve() {}
  disconnect() {
    watched.delete(this);
  }
  reach() {
    // The one thing of an entry that the hook reads.
    this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

/** Lets the tests of a file reach the end of a list: jsdom has no layout. */
export function stubIntersectionObserver(): () => void {
  beforeEach(() => {
    watched.clear();
    vi.stubGlobal('IntersectionObserver', Observer);
  });
  afterEach(() => void vi.unstubAllGlobals());
  return () => act(() => watched.forEach((each) => each.reach()));
}
