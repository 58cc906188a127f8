import { beforeEach, vi } from 'vitest';

/**
 * Replaces `location.assign` and `location.reload` in each test of the file, because jsdom does not navigate. Returns
 * mocks that record the calls.
 */
export function useWatchedLocation() {
  const assign = vi.fn<(to: string) => void>();
  const reload = vi.fn<() => void>();
  beforeEach(() => {
    assign.mockClear();
    reload.mockClear();
    // made by the test environment, tests/jsdom-in-vm.ts
    Object.assign(Reflect.get(window, 'locationImplementation') as object, { assign, reload });
  });
  return { assign, reload };
}
