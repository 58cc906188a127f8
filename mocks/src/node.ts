import { setupServer } from 'msw/node';
import { createWorld, type WorldOptions } from './world.ts';

/** A world behind Node's fetch, for component tests: `listen` before, `close` after. */
export function createServerWorld(options: WorldOptions = {}) {
  const world = createWorld(options);
  const server = setupServer(...world.handlers);
  return {
    ...world,
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    close: () => server.close(),
  };
}
