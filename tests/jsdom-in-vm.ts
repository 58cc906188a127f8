import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
const { implForWrapper } = createRequire(import.meta.url)('jsdom/lib/generated/idl/utils.js') as {
  implForWrapper: (wrapper: object) => object;
}; // jsdom has no types for it

/**
 * jsdom for tests that run in VM contexts. A new context per file keeps files apart as a new process does, and takes less
 * than half of the time. Adds the globals of Node that MSW needs, and `locationImplementation`: the object behind
 * `window.location`, whose methods a test may replace (those of `window.location` itself are fixed).
 */
export default {
  ...jsdom,
  name: 'jsdom-in-vm',
  async setupVM(options) {
    const environment = await jsdom.setupVM!(options); // Vitest's own environment has it
    const window = environment.getVmContext() as Window;
    Object.assign(window, {
      ReadableStream,
      WritableStream,
      TransformStream,
      BroadcastChannel: channelsOf(randomUUID()),
      locationImplementation: implForWrapper(window.location),
    });
    return environment;
  },
} satisfies Environment;

/** Returns a BroadcastChannel for one file: Node's own reaches all threads, and with them the tests of other files. */
function channelsOf(file: string): typeof BroadcastChannel {
  return class extends BroadcastChannel {
    constructor(name: string) {
      super(`${file} ${name}`);
    }
  };
}
