import { afterEach, beforeEach, vi } from 'vitest';

/** jsdom makes no full navigation; for each test of the file, this notes the ones that are asked for. */
export function useWatchedLocation() {
  const assign = vi.fn<(to: string) => void>();
  const reload = vi.fn<() => void>();
  const described = Object.getOwnPropertyDescriptor(window, 'location');
  const real = window.location;
  // The real one's methods can't be replaced, hence an object of our own that reads from it.
  const watched = new Proxy(
    { assign, reload },
    { get: (watcher, key) => (Reflect.get(watcher, key) ?? Reflect.get(real, key, real)) as unknown },
  );
  beforeEach(() => {
    assign.mockClear();
    reload.mockClear();
    Object.defineProperty(window, 'location', { configurable: true, get: () => watched });
  });
  afterEach(() => {
    if (described) Object.defineProperty(window, 'location', described);
  });
  return { assign, reload };
}
