import type { MockBackend, MockBackendOptions } from '@mithaq/mocks/src/backend.ts';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { LoaderFunction } from 'storybook/internal/types';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The members of the mock backend, and which of them is signed in. */
    mockBackend?: MockBackendOptions;
    /** Changes the mock backend before the story starts, for example `(mockBackend) => mockBackend.fail('getFeed', 'offline')`. */
    prepareState?: (mockBackend: MockBackend) => void | Promise<void>;
  }
}

let worker: ReturnType<typeof setupWorker> | undefined;
let starting: Promise<NonNullable<typeof worker>> | undefined;

/** Only stories of screens call the API. */
const callsApi = (title: string) => !/^(Kit|Foundations)\b/.test(title);

/** Starts MSW's worker, once: before the first screen, where there is time for it. */
export function startMocks() {
  starting ??= startOf(setupWorker());
  return starting;
}

async function startOf(started: NonNullable<typeof worker>) {
  // Beside this page, so that a Storybook under a path of another site does not answer for that site.
  const url = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, location.href).pathname;
  await started.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
  return (worker = started);
}

const startWorker = mswLoader(startMocks);

/** Creates a mock backend for each story. Handlers in `parameters.msw` take precedence over it. */
export const mockBackendLoaders: LoaderFunction[] = [
  (context) => (callsApi(context.title) ? startWorker(context) : {}),
  async ({ title, parameters, abortSignal }) => {
    if (!callsApi(title)) return {};
    const { createMockBackend } = await import('@mithaq/mocks/src/backend.ts');
    // The next story has a backend of its own.
    if (abortSignal.aborted) return {};
    const mockBackend = createMockBackend({ origin: location.origin, ...parameters.mockBackend });
    await parameters.prepareState?.(mockBackend);
    const overrides = Array.isArray(parameters.msw) ? parameters.msw : [];
    worker?.resetHandlers(...overrides, ...mockBackend.handlers);
    return { mockBackend };
  },
];
