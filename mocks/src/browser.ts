import { signedInCookie } from '@mithaq/openapi/rules/signed-in-cookie.ts';
import { setupWorker } from 'msw/browser';
import { createMockBackend, type MockBackend } from './backend.ts';
import { createSmsPanel } from './sms-panel.ts';

declare global {
  /** The mock backend of `npm run dev`, for the console: `mithaqMocks.fail('getFeed', 'offline')`, `mithaqMocks.startOver()`. */
  var mithaqMocks: MockBackend | undefined;
}

/** Puts the mock backend between the page and the network. Its state survives a reload in localStorage. */
export async function startMocks(): Promise<MockBackend> {
  const mockBackend = createMockBackend({
    origin: location.origin,
    moderatorEmails: ['moderator@example.test'],
    latency: 250,
    storage: localStorage,
    onSms: createSmsPanel(document),
    onSignOut: () => {
      document.cookie = `${signedInCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
    },
  });
  globalThis.mithaqMocks = mockBackend;
  // Requests that are not for the API, such as modules and fonts, go to the dev server.
  await setupWorker(...mockBackend.handlers).start({ onUnhandledFrame: 'bypass', quiet: true });
  return mockBackend;
}
