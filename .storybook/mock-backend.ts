import type { MockBackend, MockBackendOptions } from '@mithaq/mocks/src/backend.ts';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { LoaderFunction } from 'storybook/internal/types';
import { nativeWords } from '../ui-kit/src/testing/native-words.ts';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The members of the mock backend, and which of them is signed in. */
    mockBackend?: MockBackendOptions;
    /** Changes the mock backend before the story starts, for example `(mockBackend) => mockBackend.fail('getFeed', 'offline')`. */
    prepareState?: (mockBackend: MockBackend) => void | Promise<void>;
  }
}

/** Only stories of screens call the API. */
const callsApi = (title: string) => !/^(Kit|Foundations)\b/.test(title);

let starting: Promise<ReturnType<typeof setupWorker>> | undefined;

/** Starts MSW's worker, once: before the first screen, where there is time for it. */
export function startMocks() {
  starting ??= startedWorker();
  return starting;
}

async function startedWorker() {
  const worker = setupWorker();
  // Beside this page, so that a Storybook under a path of another site does not answer for that site.
  const url = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, location.href).pathname;
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
  return worker;
}

const resetWorker = mswLoader(startMocks);

/** Creates a mock backend for each story. Handlers in `parameters.msw` take precedence over it. */
export const mockBackendLoader: LoaderFunction = async (context) => {
  const { title, parameters, globals, abortSignal } = context;
  if (!callsApi(title)) return {};
  // Before the handlers: it takes away those that are there, and loaders beside each other run at the same time.
  await resetWorker(context);
  const [worker, { createMockBackend }] = await Promise.all([startMocks(), import('@mithaq/mocks/src/backend.ts')]);
  // The next story has a backend of its own.
  if (abortSignal.aborted) return {};
  const mockBackend = createMockBackend({ origin: location.origin, ...parameters.mockBackend });
  await parameters.prepareState?.(mockBackend);
  const language = String(globals['language']);
  writeIn(mockBackend, language);
  if (abortSignal.aborted) return {};
  const overrides = Array.isArray(parameters.msw) ? parameters.msw : [];
  worker.resetHandlers(...overrides, ...mockBackend.handlers);
  return { mockBackend, written: (text: string) => nativeWords(text, language) };
};

/** As if the members of the examples had written in the language of the toolbar, on the cards of the kit as well. */
function writeIn({ state }: MockBackend, language: string): void {
  if (language === 'en') return;
  const inNative = (_: string, value: unknown) => (typeof value === 'string' ? nativeWords(value, language) : value);
  Object.assign(state, JSON.parse(JSON.stringify(state), inNative));
}
