import { setupServer } from 'msw/node';
import { createMockBackend, type MockBackendOptions } from './backend.ts';

/** A mock backend behind Node's fetch, for component tests: `listen` before, `close` after. */
export function createMockServer(options: MockBackendOptions = {}) {
  const mockBackend = createMockBackend(options);
  const server = setupServer(...mockBackend.handlers);
  return {
    ...mockBackend,
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    close: () => server.close(),
  };
}
